/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { circumstancesNow } from '../form/form-values.ts';
import type { Outcome } from '../registration/outcome.ts';
import { FindTeam } from './find-team.tsx';

const api = apiStandIn();
const terms = 'I have read and accept the Terms and Conditions';
const owls: PublicTeam = {
  ...{ id: 3, name: 'Night Owls', captainName: 'Maya R.', ...usualTeamDetails },
  ...{ tournament: 'Series', tournamentId: 7, ageGroup: 'U7-U19', currentPlayers: 3, maxPlayers: 5, playerCount: 3 },
  rosterAges: [],
};
let outcomes: Outcome[] = [];

beforeEach(async () => {
  outcomes = [];
  for (const draft of ['join-team', 'returning-player', 'returning-player search']) dropDraft(draft);
  api.answers('GET /api/teams?available=true', [owls]);
  showAlone(<FindTeam onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />, {
    board: { tournaments: [aPublicTournament()] },
  });
  await screen.findByRole('button', { name: 'Request to Join Night Owls' });
});
afterEach(leave);

test('119 teams are no wall: the first 20 stand there by tournament and bracket, more come on demand, a chip shows one bracket', async () => {
  const many = Array.from({ length: 119 }, (_, index) => {
    const [tournament, ageGroup] = index % 2 === 0 ? ['Cup (U7-U9)', 'U7-U9'] : ['Cup (U10-U12)', 'U10-U12'];
    return { ...owls, id: 100 + index, name: `Team ${index}`, tournament, ageGroup };
  });
  api.answers('GET /api/teams?available=true&search=team', many);
  type('Search by team or captain name', 'team');
  const rows = () => screen.getAllByRole('button', { name: /^Request to Join Team/ });
  const groups = () =>
    [...document.querySelectorAll('h3')].map((row) => row.closest('ul')?.parentElement?.firstElementChild);
  await screen.findByText('119 teams with an open place');
  expect(rows()).toHaveLength(20);
  expect(screen.getByText('December 15 · Teaneck')).toBeTruthy();
  expect(new Set(groups().map((badge) => badge?.textContent))).toEqual(new Set(['Cup (U7-U9)']));
  press('Show 20 more');
  expect(rows()).toHaveLength(40);
  fireEvent.click(screen.getByLabelText('U10-U12'));
  await screen.findByText('59 teams with an open place');
  expect(rows()).toHaveLength(20);
  press('Show 20 more');
  press('Show 19 more');
  expect(rows()).toHaveLength(59);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await expectAccessible();
});

test('one tap narrows the list to a tournament', async () => {
  api.answers('GET /api/teams?available=true&tournamentId=7', [{ ...owls, name: 'Seven Stars' }]);
  fireEvent.click(within(screen.getByRole('group', { name: 'Tournament' })).getByLabelText('Series'));
  expect(await screen.findByRole('button', { name: 'Request to Join Seven Stars' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Night Owls')).toBeNull());
});

/** Requests a place with payment and terms settled below the list; returns the dialog of the form. */
async function askAs(kind: 'New Player' | 'Returning Player') {
  choose(/^Pay at the event/);
  fireEvent.click(input(terms));
  press('Request to Join Night Owls');
  fireEvent.click(await screen.findByRole('button', { name: kind }));
  return within(await screen.findByRole('dialog', { name: kind }));
}

/** Expects that settled answers are shown in the form and not asked again. */
function expectSettled(dialog: Awaited<ReturnType<typeof askAs>>): void {
  expect(dialog.getByText('Pay at the event').tagName).toBe('STRONG');
  expect(dialog.getByText('You have accepted the Terms and Conditions.')).toBeTruthy();
  expect(dialog.queryByRole('radiogroup', { name: 'Payment Method' })).toBeNull();
  expect(dialog.queryByLabelText(new RegExp(terms))).toBeNull();
}

test('a press on a button that waits for the terms leads to them, and the team stays', async () => {
  press('Request to Join Night Owls');
  await expectMessage('Please accept the Terms and Conditions to join a team', 'alarm');
  await waitFor(() => expect(document.activeElement).toBe(input(terms)));
  expect(screen.getByRole('button', { name: 'Go on with Night Owls' })).toBeTruthy();
  fireEvent.click(input(terms));
  await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
});

test('a new player is not asked again what was chosen and accepted below the list, and sends it', async () => {
  const dialog = await askAs('New Player');
  expectSettled(dialog);
  await expectAccessible();
  type('Full Name', 'Ada Park');
  type('Birth Year', String(circumstancesNow().year - 15));
  expect(await dialog.findByText(/^For a player under 18, a parent or guardian named above signs them/)).toBeTruthy();
  type('Email', 'ada@example.com');
  type('Phone Number', '(201) 555-0134');
  type('Current Club', 'None');
  choose(/^Here to Play/);
  const payment = {
    amountCents: 4000,
    priceCents: 4000,
    priceReason: 'regular',
    reference: '3V3-AB12',
    method: 'at_event',
  };
  api.answers(
    'POST /api/players',
    { player: { name: 'Ada Park' }, joinRequest: { id: 1, status: 'pending' }, payment, checklist: [] },
    201,
  );
  press('Send Join Request');
  await waitFor(() => expect(outcomes).toMatchObject([{ type: 'team-join', player: 'Ada Park' }]));
  const sent = { requestedTeamId: 3, tournamentId: 7, paymentMethod: 'at_event', termsAccepted: true };
  expect(api.sent('POST /api/players')).toMatchObject([sent]);
});

test('nor is a returning player', async () => {
  const player = {
    ...{ id: 1, name: 'Ada Finch', teamName: null, skillLevel: 'Here to Play', age: 15, birthYear: 2011 },
    ...{ currentClub: 'None', league: null, tournament: 'Cup', email: 'a____@b.example', phone: '(973) ____' },
  };
  api.answers('POST /api/players/find', { found: true, exactMatch: true, player, players: [] });
  const dialog = await askAs('Returning Player');
  type('Player Name', 'Ada Finch');
  fireEvent.change(dialog.getByLabelText(/^Phone Number/), { target: { value: '(973) 555-0100' } });
  press('Find my record');
  await dialog.findByRole('heading', { name: 'Register again' });
  expectSettled(dialog);
});
