/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { easternYear } from '../../domain/time/eastern.ts';
import { sitesPrices } from '../../domain/tournament/prices.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family.ts';
import type { Outcome } from '../registration/outcome.ts';
import { type Board, BoardContext } from '../site/board.ts';
import { FreeAgentForm } from './free-agent-form.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const board: Board = {
  tournaments: [
    {
      id: 7,
      name: 'Series',
      date: 'December 15',
      firstDay: '2026-12-15',
      ageGroup: 'U7-U19',
      location: 'Teaneck',
      status: 'upcoming',
      maxTeams: 16,
      registrationDeadline: null,
      registrationOpen: true,
      visible: true,
      isDividedByAge: false,
      ageYear: null,
      asks: [],
      acceptsRegistrations: true,
      placesLeft: null,
      ...sitesPrices,
    },
  ],
  site: undefined,
  hasFailed: false,
};

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

let sent: Sent[] = [];
let outcomes: Outcome[] = [];
let answer: () => Promise<Response>;
const { fetch } = globalThis;

const answered = (status: number, body: object) => Response.json(body, { status });

beforeEach(() => {
  sent = [];
  outcomes = [];
  dropDraft('individual');
  forgetFamily();
  const payment = { amountCents: 4000, reference: 'GG-0007', method: 'venmo' };
  answer = async () => answered(201, { player: { name: 'Ana Silva' }, payment });
  globalThis.fetch = async (path, request) => {
    const key = new Headers(request?.headers).get('Idempotency-Key');
    sent.push({ path: String(path), key, body: JSON.parse(String(request?.body)) });
    return answer();
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open() {
  return render(
    <MemoryRouter>
      <BoardContext value={board}>
        <FreeAgentForm onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />
      </BoardContext>
    </MemoryRouter>,
  );
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

test('a player who comes alone is registered once, as the API reads it, for the only open tournament', async () => {
  open();
  fillIn({ born: grownUp });
  press(submit);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/players',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    body: { name: 'Ana Silva', birthYear: grownUp, tournamentId: 7, teamId: null, isIndividual: true },
  });
  expect(outcomes[0]).toMatchObject({ type: 'individual', player: 'Ana Silva', payment: { reference: 'GG-0007' } });
});

test('an empty form is not sent: every question says what is missing and the first one has the focus', async () => {
  open();
  press(submit);
  await waitFor(() => expect(inputCalled('name').getAttribute('aria-invalid')).toBe('true'));
  expect(errorOf('name')).toContain('Full Name must be at least 2 characters');
  expect(inputCalled('termsAccepted').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(inputCalled('name')));
  expect(sent).toEqual([]);
});

test('a child under 13 needs a parent, whom the API alone would not insist on', async () => {
  open();
  fillIn({ born: easternYear(new Date()) - 9 });
  press(submit);
  await waitFor(() => expect(errorOf('parentName')).toContain('Parent Name is required for players under 13'));
  expect(sent).toEqual([]);
});

test('what the server says of an input stands at that input, and nothing that was typed is lost', async () => {
  answer = async () => answered(400, { message: 'Please check', errors: { email: 'This address takes no mail' } });
  open();
  fillIn({ born: grownUp });
  press(submit);
  await waitFor(() => expect(errorOf('email')).toContain('This address takes no mail'));
  expect(inputCalled('name').value).toBe('Ana Silva');
  expect(outcomes).toEqual([]);
});

test('pressed again after the answer was lost, the same registration carries the same key', async () => {
  const arrives = answer;
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  fillIn({ born: grownUp });
  press(submit);
  await screen.findByText('Failed to register as individual player');
  answer = arrives;
  press(submit);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});
