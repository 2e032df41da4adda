/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { choose, descriptionOf, expectMessage, input, press, showAlone, type } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family-answers.ts';
import type { Outcome } from '../registration/outcome.ts';
import { CreateTeamForm } from './create-team-form.tsx';

const api = apiStandIn();
const create = 'POST /api/teams';
const submit = 'Create Team & Generate Invitations';
let outcomes: Outcome[] = [];

beforeEach(() => {
  outcomes = [];
  dropDraft('create-team');
  forgetFamily();
  showAlone(<CreateTeamForm onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />, {
    board: { tournaments: [aPublicTournament()] },
  });
  type('Team Name', 'Night Owls');
  type('Full Name', 'Ana Silva');
  type('Birth Year', String(easternYear(new Date()) - 15));
  type('Email', 'ana@example.com');
  type('Phone Number', '(201) 555-0134');
  type('Current Club', 'None');
  choose(/^Here to Play/);
  choose(/^Venmo/);
  fireEvent.click(input('I have read and accept the Terms and Conditions'));
});
afterEach(cleanup);

test('the name of their own team says so at the field, and leads to it', async () => {
  const message = 'Your team "Night Owls" is registered for this tournament already';
  api.answers(create, { message, errors: { name: message }, details: { ownTeamId: 5 } }, 409);
  press(submit);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open your team' });
  expect(link.getAttribute('href')).toBe('/captain/team/5');
  expect(descriptionOf(input('Team Name'))).toContain(message);
  type('Team Name', 'Day Owls');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open your team' })).toBeNull());
});

const team = { id: 5, name: 'Night Owls', tournament: 'Series', waitlisted: false, invitationCode: 'TEAM-ABC234-007' };
const payment = { amountCents: 4000, priceCents: 4000, priceReason: 'regular', reference: '3V3-AB12', method: 'venmo' };

test('a team that is created says so; whoever was invited by email is written to, and phones are left to the captain', async () => {
  api.answers(create, { team, captain: { id: 3, name: 'Ana Silva' }, payment, checklist: [], delayed: null }, 201);
  api.answers('POST /api/invitations/send', { sent: ['mate@example.com'], skipped: [] });
  type('Player 1', 'mate@example.com');
  type('Player 2', '(973) 555-0199');
  press(submit);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  await expectMessage('Team Created!', 'good');
  await expectMessage('Night Owls has been successfully created.', 'good');
  expect(outcomes).toMatchObject([
    { emails: ['mate@example.com'], mailed: 1, signsByCode: 3, phones: ['(973) 555-0199'] },
  ]);
});

test.each(['A team named "Night Owls"', 'Ana Silva'])(
  '%s that is registered already is refused under the title of the catalogue',
  async (who) => {
    api.answers(create, { message: `${who} is already registered for this tournament` }, 409);
    press(submit);
    await expectMessage('Team Creation Error', 'alarm');
    await expectMessage(`${who} is already registered for this tournament`, 'alarm');
  },
);

test('a captain cannot invite themselves', async () => {
  type('Player 1', 'Ana@example.com');
  type('Player 2', '+1 201-555-0134');
  press(submit);
  const told = 'This is the captain, who is on the team already';
  await waitFor(() => expect(descriptionOf(input('Player 1'))).toContain(told));
  expect(descriptionOf(input('Player 2'))).toContain(told);
  expect(api.calls).toEqual([]);
});

test('without a line it says so, and nothing typed is lost', async () => {
  press(submit);
  await expectMessage('Registration Error', 'alarm');
  await expectMessage('Failed to create team', 'alarm');
  expect([input('Team Name').value, input('Full Name').value]).toEqual(['Night Owls', 'Ana Silva']);
});
