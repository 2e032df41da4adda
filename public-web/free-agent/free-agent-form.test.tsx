/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectMessage, pressAgain, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family-answers.ts';
import type { Outcome } from '../registration/outcome.ts';
import { FreeAgentForm } from './free-agent-form.tsx';

const api = apiStandIn();
const register = 'POST /api/players';
let outcomes: Outcome[] = [];

beforeEach(() => {
  outcomes = [];
  dropDraft('individual');
  forgetFamily();
  registers();
});
afterEach(cleanup);

function registers(): void {
  const payment = { amountCents: 4000, reference: 'GG-0007', method: 'venmo' };
  api.answers(register, { player: { name: 'Ana Silva' }, joinRequest: null, payment, checklist: [] }, 201);
}

function open() {
  return showAlone(<FreeAgentForm onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />, {
    board: { tournaments: [aPublicTournament()] },
  });
}

const inputCalled = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input === null) throw new Error(`The form has no input called ${name}`);
  return input;
};
const type = (name: string, value: string) => fireEvent.change(inputCalled(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const errorOf = (name: string) =>
  (inputCalled(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

function fillIn({ born }: { readonly born: number }) {
  type('name', 'Ana Silva');
  type('birthYear', String(born));
  type('email', 'ana@example.com');
  type('phone', '(201) 555-0134');
  type('currentClub', 'None');
  fireEvent.click(screen.getByRole('radio', { name: /^Here to Play/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^Venmo/ }));
  fireEvent.click(inputCalled('termsAccepted'));
}

const grownUp = easternYear(new Date()) - 15;
const submit = 'Register as Individual Player';

test('the form says what its steps are and how many', () => {
  open();
  const legends = [...document.querySelectorAll('form > fieldset > legend')].map(({ textContent }) => textContent);
  expect(legends.length).toBeGreaterThan(2);
  expect(screen.getByText(`${legends.length} steps:`).parentElement?.textContent).toBe(
    `${legends.length} steps: ${legends.join(' · ')}`,
  );
});

test('a player who comes alone is registered once, as the API reads it, for the only open tournament', async () => {
  open();
  fillIn({ born: grownUp });
  press(submit);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]).toMatchObject({
    call: register,
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    body: { name: 'Ana Silva', birthYear: grownUp, tournamentId: 7, teamId: null, isIndividual: true },
  });
  expect(outcomes[0]).toMatchObject({ type: 'individual', player: 'Ana Silva', payment: { reference: 'GG-0007' } });
  await expectMessage('Registration Successful!', 'good');
});

test('an empty form is not sent: every question says what is missing and the first one has the focus', async () => {
  open();
  press(submit);
  await waitFor(() => expect(inputCalled('name').getAttribute('aria-invalid')).toBe('true'));
  expect(errorOf('name')).toContain('Full Name must be at least 2 characters');
  expect(inputCalled('termsAccepted').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(inputCalled('name')));
  expect(api.calls).toEqual([]);
});

test('a child under 13 needs a parent, whom the API alone would not insist on', async () => {
  open();
  fillIn({ born: easternYear(new Date()) - 9 });
  press(submit);
  await waitFor(() => expect(errorOf('parentName')).toContain('Parent Name is required up to the age of 13'));
  expect(api.calls).toEqual([]);
});

test('what the server says of an input stands at that input, and nothing that was typed is lost', async () => {
  api.answers(register, { message: 'Please check', errors: { email: 'This address takes no mail' } }, 400);
  open();
  fillIn({ born: grownUp });
  press(submit);
  await waitFor(() => expect(errorOf('email')).toContain('This address takes no mail'));
  await waitFor(() => expect(document.activeElement).toBe(inputCalled('email')));
  expect(inputCalled('name').value).toBe('Ana Silva');
  await expectMessage('Please check', 'alarm');
  expect(outcomes).toEqual([]);
});

test('what the server says of a choice leads to what of it can still be chosen', async () => {
  const message = 'A player of 15 is too old for U13-U15';
  api.answers(register, { message, errors: { ageBracket: message } }, 400);
  showAlone(<FreeAgentForm onClose={() => {}} onRegistered={() => {}} />, {
    board: { tournaments: [aPublicTournament({ isDividedByAge: true, firstDay: null })] },
  });
  fillIn({ born: grownUp });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^U13-U15/ }).checked).toBe(true));
  press(submit);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^U13-U15/ })));
  expect(screen.getByRole('radiogroup', { name: /^Age bracket/ }).getAttribute('aria-invalid')).toBe('true');
});

test('pressed again after the answer was lost, the same registration carries the same key', async () => {
  api.isCut(register);
  open();
  fillIn({ born: grownUp });
  press(submit);
  await expectMessage('Failed to register as individual player', 'alarm');
  await expectMessage('You are offline. Nothing is lost', 'alarm');
  expect([inputCalled('name').value, inputCalled('phone').value]).toEqual(['Ana Silva', '(201) 555-0134']);
  registers();
  await pressAgain(submit);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(api.calls.map(({ key }) => key)).toEqual([api.calls[0]?.key, api.calls[0]?.key]);
});

test('a player who is registered already is told so in the words of the rules', async () => {
  const message = 'Ana Silva is already registered for this tournament';
  api.answers(register, { message, details: { registered: true } }, 409);
  open();
  fillIn({ born: grownUp });
  press(submit);
  await expectMessage(message, 'alarm');
  const ways = screen.getByRole('region', { name: /^Already registered/ });
  expect(within(ways).getByRole('link', { name: 'Open the Player ID' }).getAttribute('href')).toBe('/player-lookup');
  expect(outcomes).toEqual([]);
});

test('the parent of a child is told for whom they sign', async () => {
  open();
  type('birthYear', String(easternYear(new Date()) - 10));
  type('parentName', 'Pat Vale');
  expect(await screen.findByText(/^Signed by Pat Vale for the player/)).toBeTruthy();
});

test('whoever has no email is told so beside the question', () => {
  open();
  expect(inputCalled('email').form?.textContent).toContain('No email? Ask somebody you trust');
});

test('a form that is closed is found again as it was', () => {
  const { unmount } = open();
  fillIn({ born: grownUp });
  unmount();
  open();
  expect([inputCalled('name').value, inputCalled('email').value]).toEqual(['Ana Silva', 'ana@example.com']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Here to Play/ }).checked).toBe(true);
});
