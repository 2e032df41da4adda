/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  descriptionOf,
  expectAccessible,
  input,
  press,
  showAlone,
  type,
  typeAndLeave,
} from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { CreateTeamForm } from '../team/create-team-form.tsx';
import { dropDraft } from './drafts.ts';
import { forgetFamily } from './family-answers.ts';
import { circumstancesNow } from './form-values.ts';

const nothing = () => {};
const long = 'x'.repeat(101);
const symbols = 'Phone Number must contain only digits, spaces, and common phone symbols';
const upper = circumstancesNow().year - 5;

/** Texts typed into an input, with the message expected under it (registration specification, section 5). */
const playerMessages: readonly (readonly [label: string, typed: string, message: string])[] = [
  ['Full Name', 'J', 'Full Name must be at least 2 characters'],
  ['Full Name', long, 'Full Name must be less than 100 characters'],
  ['Birth Year', '1949', `Birth Year must be between 1950 and ${upper}`],
  ['Birth Year', String(upper + 1), `Birth Year must be between 1950 and ${upper}`],
  ['Email', 'jo@', 'Please enter a valid email address'],
  ['Phone Number', '12345', 'Phone Number must be at least 10 digits'],
  ['Phone Number', '973-555-0142 ext', symbols],
  ['League', long, 'League must be less than 100 characters'],
  ['Parent Email', 'pat', 'Invalid email format'],
  ['Parent Phone', 'call me', symbols],
  ['Current Club', 'N', 'Current Club must be at least 2 characters'],
  ['Current Club', long, 'Current Club must be less than 100 characters'],
];

const choices = {
  'Skill Level': 'Please select a skill level',
  'Payment Method': 'Please select a payment method',
  'Preferred tournament': 'Please select a preferred tournament',
};

beforeEach(() => {
  for (const form of ['individual', 'create-team']) dropDraft(form);
  forgetFamily();
});
afterEach(cleanup);

function open(Form: typeof FreeAgentForm): void {
  const tournaments = [aPublicTournament(), aPublicTournament({ id: 8, name: 'Cup' })];
  showAlone(<Form onClose={nothing} onRegistered={nothing} />, { board: { tournaments } });
}

async function expectMessages(messages: typeof playerMessages): Promise<void> {
  for (const [label, typed, message] of messages) {
    typeAndLeave(label, typed);
    await waitFor(() => expect(descriptionOf(input(label))).toMatch(new RegExp(`${message}$`)));
  }
}

test.each([
  ['a new team', CreateTeamForm, 'Create Team & Generate Invitations'],
  ['a free agent', FreeAgentForm, 'Register as Individual Player'],
] as const)('the messages of %s stand under their inputs', async (_, Form, submit) => {
  open(Form);
  press(submit);
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull());
  for (const [name, message] of Object.entries(choices)) {
    expect(descriptionOf(screen.getByRole('radiogroup', { name: new RegExp(name, 'i') }))).toContain(message);
  }
  expect(descriptionOf(input('I have read and accept the Terms and Conditions'))).toContain(
    'You must accept the Terms and Conditions to register',
  );
  await expectAccessible();
  await expectMessages(playerMessages);
});

test('a new team is told that it needs a name, and of a player it invites that nobody can be reached like that', async () => {
  open(CreateTeamForm);
  press('Create Team & Generate Invitations');
  await waitFor(() => expect(document.activeElement).toBe(input('Team Name')));
  expect(descriptionOf(input('Team Name'))).toMatch(/Team Name is required$/);
  await expectMessages([['Player 3', 'my friend', 'Please enter an email address or a phone number']]);
});

test('nothing is said of an input before it has been left', async () => {
  open(FreeAgentForm);
  type('Full Name', 'J');
  expect(descriptionOf(input('Full Name'))).toBe('');
  fireEvent.blur(input('Full Name'));
  await waitFor(() => expect(descriptionOf(input('Full Name'))).toBe('Full Name must be at least 2 characters'));
  type('Full Name', 'Jo');
  await waitFor(() => expect(descriptionOf(input('Full Name'))).toBe(''));
});

test('focus that was put there for somebody, or passes by, is no reason to complain', async () => {
  open(FreeAgentForm);
  for (const label of ['Full Name', 'Birth Year', 'Email', 'Current Club']) {
    fireEvent.focus(input(label));
    fireEvent.blur(input(label));
  }
  fireEvent.blur(screen.getAllByRole('radio', { name: /Here to Play/ })[0] as HTMLElement);
  fireEvent.blur(input('I have read and accept the Terms and Conditions'));
  typeAndLeave('Phone Number', '12345');
  await waitFor(() => expect(input('Phone Number').getAttribute('aria-invalid')).toBe('true'));
  const complaining = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  expect(complaining.map(({ name }) => name)).toEqual(['phone']);
  typeAndLeave('Phone Number', '');
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeNull());
});

test('a likely slip in an address is asked about once it is left, and mended by a press', async () => {
  open(FreeAgentForm);
  type('Email', 'robin@gmial.com');
  const question = 'Did you mean robin@gmail.com?';
  expect(screen.queryByText(question)).toBeNull();
  fireEvent.blur(input('Email'));
  fireEvent.click(await screen.findByText(question));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(input('Email').value).toBe('robin@gmail.com');
});

test('a word in two alphabets is asked about once its field is left, and stops nobody', async () => {
  open(CreateTeamForm);
  type('Team Name', 'Red L\u0456ons');
  const question = '“L\u0456ons” has letters of different alphabets. Was it typed on one keyboard?';
  expect(screen.queryByText(question)).toBeNull();
  fireEvent.blur(input('Team Name'));
  await screen.findByText(question);
  expect(input('Team Name').getAttribute('aria-invalid')).toBe('false');
  type('Team Name', 'Red Lions');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
});
