/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  descriptionOf,
  expectMessage,
  input,
  press,
  pressAgain,
  showAlone,
  type,
  typeAndLeave,
} from '../../test/harness/page-alone.tsx';
import { anInvitedTeam } from '../../test/sample/an-invited-team.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family-answers.ts';
import { circumstancesNow } from '../form/form-values.ts';
import type { Outcome } from '../registration/outcome.ts';
import { CodeEntry } from './code-entry.tsx';

const api = apiStandIn();
const code = 'TEAM-ABC234-007';
const find = `GET /api/teams/invite/${code}`;
const join = 'POST /api/players/join-via-invitation';
const { year } = circumstancesNow();
let outcomes: Outcome[] = [];

beforeEach(() => {
  outcomes = [];
  for (const draft of ['invitation code', `join ${code}`]) dropDraft(draft);
  forgetFamily();
  showAlone(<CodeEntry onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />);
});
afterEach(cleanup);

const check = () => press('Check the code');

test('a code is asked for before it is looked up, and one that leads nowhere is called wrong', async () => {
  check();
  await waitFor(() => expect(descriptionOf(input('Invitation Code'))).toContain('Please enter an invitation code'));
  await expectMessage('Please enter an invitation code', 'alarm');
  type('Invitation Code', 'team-nobody-000');
  expect(input('Invitation Code').value).toBe('TEAM-NOBODY-000');
  api.answers('GET /api/teams/invite/TEAM-NOBODY-000', { message: 'Not found' }, 404);
  check();
  await expectMessage('Invalid Code', 'alarm');
  await expectMessage('Please check your invitation code and try again.', 'alarm');
  expect(descriptionOf(input('Invitation Code'))).toContain('Please check your invitation code and try again.');
});

test('a page of the hall in place of an answer is no verdict about the code, which stays', async () => {
  api.answers(find, '<h1>Network login</h1>', 404);
  type('Invitation Code', code);
  check();
  await expectMessage('Try again in a minute', 'alarm');
  expect(screen.queryByText('Invalid Code')).toBeNull();
  expect(input('Invitation Code').value).toBe(code);
  expect(descriptionOf(input('Invitation Code'))).not.toContain('Please check');
});

test.each([code.toLowerCase(), `https://3v3.example/invite/${code}`])(
  '%s leads to the team, and cannot be changed while somebody joins it',
  async (typed) => {
    api.answers(find, anInvitedTeam());
    type('Invitation Code', typed);
    check();
    await expectMessage('Invitation Valid!', 'good');
    await expectMessage('You can now join Night Owls.', 'good');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Valid' }).disabled).toBe(true);
    expect(input('Invitation Code').readOnly).toBe(true);
    expect(screen.getByRole('region', { name: 'Night Owls' }).textContent).toContain('1 of 5');
    press('Use another code');
    expect(input('Invitation Code').readOnly).toBe(false);
  },
);

async function fillIn(): Promise<void> {
  api.answers(find, anInvitedTeam());
  type('Invitation Code', code);
  check();
  await screen.findByRole('region', { name: 'Night Owls' });
  type('Full Name', 'Ana Silva');
  type('Birth Year', String(year - 15));
  type('Email', 'ana@example.com');
  type('Phone Number', '(201) 555-0134');
  type('Current Club', 'None');
  choose(/^Here to Play/);
  choose(/^Venmo/);
  fireEvent.click(input('I have read and accept the Terms and Conditions'));
}

test('whoever joins while the line is down is told so, and joins once it is up again', async () => {
  await fillIn();
  press('Join Night Owls');
  await expectMessage('Failed to join team', 'alarm');
  api.answers(
    join,
    { player: { id: 4 }, team: { name: 'Night Owls', tournamentId: 7 }, payment: {}, checklist: [] },
    201,
  );
  await pressAgain('Join Night Owls');
  await expectMessage('Success!', 'good');
  await expectMessage("You've successfully joined Night Owls!", 'good');
  expect(outcomes).toMatchObject([{ type: 'invitation-join', team: 'Night Owls', invitationCode: code }]);
});

test('a team that has filled up meanwhile says so, and nothing typed is lost', async () => {
  await fillIn();
  api.answers(join, { message: 'This team is full' }, 409);
  press('Join Night Owls');
  await expectMessage('This team is full', 'alarm');
  expect(input('Full Name').value).toBe('Ana Silva');
});

test('who is too old for the team is told so as the birth year is left', async () => {
  api.answers(find, anInvitedTeam({ ageGroup: 'U13-U15', ageYear: year }));
  type('Invitation Code', code);
  check();
  await screen.findByRole('region', { name: 'Night Owls' });
  typeAndLeave('Birth Year', String(year - 17));
  await waitFor(() => expect(descriptionOf(input('Birth Year'))).toContain('is too old for U13-U15'));
  type('Birth Year', String(year - 14));
  await waitFor(() => expect(descriptionOf(input('Birth Year'))).not.toContain('too old'));
});
