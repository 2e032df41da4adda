/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  pressAgain,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family-answers.ts';
import { circumstancesNow } from '../form/form-values.ts';
import type { Outcome } from '../registration/outcome.ts';
import { ReturningPlayer } from './returning-player.tsx';

const { year } = circumstancesNow();
const api = apiStandIn();
const find = 'POST /api/players/find';
const again = 'POST /api/players/re-register';
let outcomes: Outcome[] = [];

beforeEach(() => {
  outcomes = [];
  for (const draft of ['returning-player search', 'returning-player']) dropDraft(draft);
  forgetFamily();
  const winter = { id: 9, name: 'Winter', isDividedByAge: true, firstDay: `${year + 1}-01-16` };
  const little = { id: 10, name: 'Little', ageGroup: 'U10-U12' };
  const others = [{ id: 8, name: 'Cup' }, winter, little].map((one) => aPublicTournament(one));
  const tournaments = [aPublicTournament(), ...others];
  showAlone(<ReturningPlayer onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />, {
    board: { tournaments },
  });
});
afterEach(leave);

const candidate = (id: number, name: string) => ({ id, name, teamName: null, skillLevel: 'Here to Play', age: 15 });

function search(name = 'Ada Finch'): void {
  type('Player Name', name);
  type('Phone Number', '(973) 555-0100');
  press('Find my record');
}

function isFound(...players: readonly ReturnType<typeof candidate>[]): void {
  api.answers(find, { found: players.length > 0, exactMatch: false, player: null, players });
}

function isRecognised(onTeamIn: readonly number[] = [], registeredFor = onTeamIn): void {
  const onFile = {
    registeredFor,
    onTeamIn,
    birthYear: 2011,
    currentClub: 'None',
    league: null,
    tournament: 'Cup',
    email: 'a____@b.example',
  };
  const player = { ...candidate(1, 'Ada Finch'), ...onFile, phone: '(973) ____', teamName: 'Night Owls' };
  api.answers(find, { found: true, exactMatch: true, player, players: [] });
}

test('nobody found with the ways on, and a search that fails, are said in words', async () => {
  isFound();
  search();
  await expectMessage('Player Not Found', 'alarm');
  await expectMessage(
    'No matching player found with that phone number. Please check your information or register as a new player.',
    'alarm',
  );
  expect(screen.getByRole('region', { name: 'Lost your registration?' })).toBeTruthy();
  api.isCut(find);
  await pressAgain('Find my record');
  await expectMessage('Search Failed', 'alarm');
  await expectMessage('Failed to search for player record', 'alarm');
});

test('a captain of before is welcomed, and asked about the team of before', async () => {
  isRecognised();
  search();
  await expectMessage('Player Found!', 'good');
  await expectMessage('Welcome back, Ada Finch! Your information has been loaded.', 'good');
  expect(screen.getByRole('region', { name: 'Your information' }).textContent).toContain('Night Owls');
  expect(screen.getByRole('radio', { name: /Same team/ })).toBeTruthy();
});

test('of several the right one is picked; the search is found again as it was, and whoever had no team is offered none of before', async () => {
  isFound(candidate(1, 'Ada Finch'), candidate(2, 'Ida Finch'));
  search('Oda Finch');
  await expectMessage('Multiple Players Found', 'good');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Which player?'));
  await expectAccessible();
  press('Back to Search');
  expect([input('Player Name').value, input('Phone Number').value]).toEqual(['Oda Finch', '(973) 555-0100']);
  press('Find my record');
  fireEvent.click(await screen.findByRole('button', { name: /^Ida Finch/ }));
  await expectMessage('Player Selected!', 'good');
  expect(screen.queryByRole('radio', { name: /Same team/ })).toBeNull();
  press('Back');
  expect(input('Phone Number').value).toBe('(973) 555-0100');
});

test('every missing answer is said, and whoever comes alone is registered', async () => {
  isRecognised();
  search();
  await screen.findByRole('heading', { name: 'Register again' });
  choose(/^Join a team/);
  expect(screen.getByText('Please select a preferred tournament first')).toBeTruthy();
  choose(/^Create a new team/);
  expect(screen.getByRole('radio', { name: /^U20\+ ?Ages 20 and up$/ })).toBeTruthy();
  press('Complete Registration');
  for (const message of [
    'Please select a preferred tournament',
    'Please enter a team name',
    'Please select a payment method',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  type(/^Team name/, 'X');
  fireEvent.blur(input(/^Team name/));
  expect(await screen.findByText('Team name must be at least 2 characters')).toBeTruthy();
  choose(/^Individual player/);
  choose(/^Series/);
  choose(/^Pay at the event/);
  fireEvent.click(input(/^Our team may see how to reach us/));
  expect(screen.getByText(/It counts once the address on file confirms it/)).toBeTruthy();
  fireEvent.click(input('I have read and accept the Terms and Conditions'));
  press('Complete Registration');
  await expectMessage('Registration Failed', 'alarm');
  await expectMessage('Failed to complete registration', 'alarm');
  api.answers(again, { message: 'Player not found' }, 404);
  await pressAgain('Complete Registration');
  const dialog = within(await screen.findByRole('dialog', { name: 'Please look it up again' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Player Name/).value).toBe('Ada Finch');
  fireEvent.click(dialog.getByRole('button', { name: 'Find my record' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.answers(again, { message: 'Ada Finch is already registered for this tournament' }, 409);
  await pressAgain('Complete Registration');
  await expectMessage('already registered for this tournament', 'alarm');
  const player = { name: 'Ada Finch', tournamentId: 7 };
  api.answers(again, { player, team: null, joinRequest: null, payment: {}, checklist: [] }, 201);
  await pressAgain('Complete Registration');
  await waitFor(() => expect(outcomes).toMatchObject([{ type: 'individual', player: 'Ada Finch' }]));
  expect(api.sent(again).at(-1)).toMatchObject({ contactShared: true });
});

test('a tournament they are registered for says so as it is chosen, with the way to look at it', async () => {
  isRecognised([8]);
  search();
  await screen.findByRole('heading', { name: 'Register again' });
  choose(/^Series/);
  expect(screen.queryByRole('region', { name: /^Already registered/ })).toBeNull();
  choose(/^Cup/);
  expect(await screen.findByRole('region', { name: /^Already registered/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the Player ID' })).toBeTruthy();
  press('Complete Registration');
  expect(await screen.findByText('This player is already registered for this tournament')).toBeTruthy();
  expect(api.sent(again)).toEqual([]);
});

test('of somebody on file the bracket names the age that counts in the tournament’s year', async () => {
  isRecognised();
  search();
  await screen.findByRole('heading', { name: 'Register again' });
  choose(/^Winter/);
  choose(/^Individual player/);
  const named = new RegExp(`^Filled in from the age in ${year + 1}, the year that counts in this tournament: 16\\.`);
  expect(await screen.findByText(named)).toBeTruthy();
  expect(screen.getByText('A player of 16 is too old for U13-U15')).toBeTruthy();
});

test('outside the ages that a tournament names, a returning player is told who decides', async () => {
  isRecognised();
  search();
  await screen.findByRole('radio', { name: /^Little/ });
  choose(/^Little/);
  const told =
    'Turns 15 this year. This tournament is for U10-U12: an older player can register, and the organizers decide.';
  expect(await screen.findByText(told)).toBeTruthy();
});
