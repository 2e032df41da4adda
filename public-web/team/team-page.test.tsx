/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { PushAlone } from '../../test/harness/push-alone.ts';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import type { SentGame } from '../game/sent-game.ts';
import { chooseTeam, leaveTeam, myTeam, storeTeamGames } from '../kit/my-team.ts';
import type { OwnGame, OwnGames } from '../schedule/own-games.ts';
import { TeamPage } from './team-page.tsx';

const api = apiStandIn();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const semifinal: OwnGame = {
  ...{
    id: 12,
    opponent: 'Rovers',
    isOpponentKnown: true,
    opponentId: 7,
    round: 'Semi-Finals, match 1',
    matchName: 'Semi-final',
    field: 'Field 2',
  },
  ...{ startTime: tomorrow, endTime: tomorrow, status: 'scheduled' },
  ...{ isCalledOff: false, score: null, shootout: null, forfeitedBy: null, isWithdrawal: false, outcome: null },
  ...{ isAbandoned: false, isVoid: false, isGoldenGoal: false },
  leadsTo: {
    win: { is: 'game', round: 'Final', startTime: '2026-11-07T23:15:00.000Z', field: 'Field 3' },
    loss: { is: 'done' },
  },
};

const own = (
  games: readonly OwnGame[],
  end: OwnGames['end'] = null,
  standing: OwnGames['standing'] = null,
): OwnGames => ({
  team: { id: 1, name: 'Golden Eagles', tournamentId: 13, tournament: 'Fall Cup', location: 'Turf, Cedar Knolls NJ' },
  games,
  ...{ end, standing },
});

const told = (more: Partial<SentGame>): SentGame => ({
  ...{ id: 12, tournamentId: 13, bracketId: 5, stage: 'knockout', round: 2, ageBracket: null, field: 'Field 2' },
  ...{ team1Id: 7, team2Id: 1, team1Name: 'Rovers', team2Name: 'Golden Eagles', team1Score: 0, team2Score: 0 },
  ...{
    shootout: null,
    forfeitedBy: null,
    status: 'in_progress',
    startTime: tomorrow,
    endTime: tomorrow,
    startedAt: null,
  },
  ...{ winnerId: null, version: 2, ...more },
});

beforeEach(() => PushAlone.install());
afterEach(async () => {
  await leave();
  leaveTeam();
});

async function open(answer: OwnGames, board = {}): Promise<void> {
  api.answers('GET /api/teams/1/games', answer);
  showAlone(<TeamPage />, { at: '/teams/1', path: '/teams/:id', board });
  await screen.findByRole('heading', { name: 'Golden Eagles' });
}

const card = () => screen.getByRole('heading', { name: /^(Next game|On now)$/ }).closest('section')?.textContent;

test('no game is promised to a team whose tournament is over', async () => {
  await open(own([]), { tournaments: [aPublicTournament({ id: 13, status: 'completed' })] });
  expect(screen.getByText('All games of this team are over.')).toBeTruthy();
  expect(screen.queryByText(/No game is planned yet/)).toBeNull();
});

test('the next game says what a win and what a loss leads to', async () => {
  await open(own([semifinal]));
  expect(card()).toContain('Win: Sat, Nov 7, 6:15 PM ET, Field 3 · Final');
  expect(card()).toContain('Loss: done');
  await expectAccessible();
});

test('a kick-off that is near is told in minutes, too', async () => {
  await open(own([{ ...semifinal, startTime: new Date(Date.now() + 17.5 * 60_000).toISOString() }]));
  expect(card()).toMatch(/Field 2 · in 18 minutes/);
});

test('the team is made the one that leads on this device by a press, and is no more by another', async () => {
  await open(own([semifinal]));
  press(/My team/);
  expect(myTeam()).toMatchObject({ id: 1, name: 'Golden Eagles' });
  await waitFor(() => expect(myTeam()?.seen?.own.games).toHaveLength(1));
  press(/My team/);
  expect(myTeam()).toBeUndefined();
});

test('of the team that leads here the page stands without a network, as it was seen last; of one that is gone it does not', async () => {
  chooseTeam({ id: 1, name: 'Golden Eagles' });
  storeTeamGames(own([semifinal]), Date.now() - 86_400_000);
  showAlone(<TeamPage />, { at: '/teams/1', path: '/teams/:id' });
  await waitFor(() => expect(screen.getByText(/^No news since \w{3}, \w{3} \d+/)).toBeTruthy());
  expect(card()).toContain('Rovers');
  await leave();
  api.answers('GET /api/teams/1/games', { message: 'Not found' }, 404);
  showAlone(<TeamPage />, { at: '/teams/1', path: '/teams/:id' });
  expect(await screen.findByRole('heading', { name: 'This team is not here' })).toBeTruthy();
});

test('a score stands there as it is pushed, and what follows from it is asked for', async () => {
  await open(own([semifinal]));
  act(() => {
    for (const push of PushAlone.all) push.onopen();
  });
  const asked = () => api.sent('GET /api/teams/1/games').length;
  const before = asked();
  act(() => PushAlone.all[0]?.tell('game', told({ team1Score: 1, team2Score: 3 })));
  await waitFor(() => expect(card()).toContain('On now'));
  expect(card()).toContain('3 – 1');
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('a game of others that is moved is asked about, for a win may lead there', async () => {
  await open(own([semifinal]));
  const asked = () => api.sent('GET /api/teams/1/games').length;
  const before = asked();
  act(() => PushAlone.all[0]?.tell('game', told({ id: 99, team1Id: 8, team2Id: null, status: 'scheduled' })));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('of a team that is out it says in which round, against whom, and the score', async () => {
  const lost: OwnGame = {
    ...semifinal,
    status: 'completed',
    score: { own: 1, other: 1 },
    outcome: 'lost',
    leadsTo: null,
  };
  const { round, opponent } = lost;
  const shootout = { own: 2, other: 3 };
  await open(own([lost], { is: 'out', round, opponent, score: lost.score, shootout }));
  expect(
    screen.getByText('Lost in the knock-out: Semi-Finals, match 1 against Rovers: 1 – 1, shoot-out 2 – 3.'),
  ).toBeTruthy();
});

test('a result outside the brackets says that it does not count', async () => {
  const over: OwnGame = {
    ...semifinal,
    status: 'completed',
    score: { own: 2, other: 1 },
    outcome: 'won',
    leadsTo: null,
  };
  await open(own([over, { ...over, id: 13, round: null }], { is: 'waiting' }));
  expect(screen.getAllByText('does not count')).toHaveLength(1);
});

test('a game that was given away before its start says by whom, and what it counts', async () => {
  const given: OwnGame = { ...semifinal, status: 'completed', isCalledOff: true, forfeitedBy: [2], leadsTo: null };
  await open(own([{ ...given, score: { own: 3, other: 0 }, outcome: 'won' }]));
  expect(screen.getByText('3 – 0').parentElement?.textContent).toBe('3 – 0forfeited by RoversWon');
  expect(screen.queryByText('Called off')).toBeNull();
});

test('a team that waits for the end of its group is not told that all is over', async () => {
  await open(own([{ ...semifinal, status: 'completed', leadsTo: null }], { is: 'waiting' }));
  expect(screen.getByText(/Who goes on is not decided yet/)).toBeTruthy();
  expect(screen.queryByText(/All games of this team are over/)).toBeNull();
});

const group = { rank: 2, teams: 8, advancing: 4 };
const match = { name: 'Semi-final', startTime: '2026-11-08T01:00:00.000Z', field: 'Field 1' } as const;

test.each<[NonNullable<OwnGames['standing']>, string]>([
  [{ is: 'ahead', teams: 8, advancing: 4 }, '8 teams: 4 go on'],
  [{ is: 'ahead', teams: 8, advancing: null }, '8 teams, knock-out'],
  [{ is: 'ranked', group, advances: true }, '2nd of 8, would go on now: 4 go on'],
  [{ is: 'through', group, match }, '2nd of 8, through to the semi-final, Sat, Nov 7, 8:00 PM ET, Field 1'],
  [{ is: 'through', group: { ...group, teams: 4 }, match: null }, '2nd of 4, through'],
  [
    { is: 'through', group: null, match: { ...match, name: 'Final' } },
    'Through to the final, Sat, Nov 7, 8:00 PM ET, Field 1',
  ],
  [{ is: 'out', group: { ...group, rank: 6 } }, '6th of 8, out: 4 go on'],
  [{ is: 'level', group: { ...group, rank: 4 }, others: 2, isThrough: false }, 'Level with two for 4th: lots decide'],
  [
    { is: 'level', group: { ...group, rank: 1 }, others: 1, isThrough: true },
    'Through, level with one other for 1st: lots decide',
  ],
  [{ is: 'plays for', place: 3, match: { ...match, name: null, startTime: null } }, 'Plays for 3rd, Field 1'],
  [{ is: 'lost', name: 'Quarter-final' }, 'Out in the quarter-final'],
  [{ is: 'place', place: 3, teams: 8 }, '3rd of 8'],
  [{ is: 'place', place: 2, teams: 8 }, 'Runner-up'],
  [{ is: 'champion' }, 'Champion'],
  [{ is: 'withdrawn' }, 'Withdrawn'],
])('%p is said on top as %p', async (standing, sentence) => {
  await open(own([semifinal], null, standing));
  expect(screen.getByRole('heading', { level: 1 }).closest('header')?.textContent).toContain(sentence);
});

test('the name of the tournament leads to its bracket with the way of the team', async () => {
  await open(own([semifinal]));
  expect(screen.getByRole('link', { name: 'Fall Cup' }).getAttribute('href')).toBe('/tournaments/13?team=1');
});

test('who won the game for the third place is not told of the semi-final it lost', async () => {
  const semi = { round: 'Semi-Finals, match 1', opponent: 'Rovers', score: null, shootout: null };
  const lost = { is: 'out', ...semi } as const;
  await open(own([{ ...semifinal, status: 'completed', leadsTo: null }], lost, { is: 'place', place: 3, teams: 8 }));
  expect(screen.queryByText(/Lost in the knock-out/)).toBeNull();
});

test('where nothing is heard any more the page says so', async () => {
  await open(own([semifinal]));
  api.isCut('GET /api/teams/1/games');
  act(() => PushAlone.all[0]?.onerror());
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByText(/^No news since/)).toBeTruthy());
});
