/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { PushAlone } from '../../test/harness/push-alone.ts';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import type { SentGame } from '../game/sent-game.ts';
import { GamePage } from './game-page.tsx';

const api = apiStandIn();

/** Id of the game, another one for each test: the page keeps the games that it has seen. */
let id = 31;

const game: Omit<SentGame, 'id'> = {
  ...{ tournamentId: 1, bracketId: 4, team1Id: 5, team2Id: 6 },
  ...{ team1Name: 'Turf Tornadoes', team2Name: 'Rondo Rebels', team1Score: 2, team2Score: 1, shootout: null },
  ...{ stage: 'knockout', round: 1, ageBracket: 'U10-U12', label: 'Semi-Finals, match 2' },
  ...{ status: 'in_progress', startTime: '2026-11-21T23:00:00.000Z', endTime: null, startedAt: null },
  ...{ forfeitedBy: null, field: 'Field 1', winnerId: null, version: 8 },
};

beforeEach(() => {
  PushAlone.install();
  id += 1;
  api.answers(`GET /api/games/${id}/scorers`, []);
  api.answers(`GET /api/tournaments/1/games/${id}/outlook`, { leadsTo: null, table: [] });
});
afterEach(leave);

async function open(more: Partial<SentGame> = {}): Promise<void> {
  api.answers(`GET /api/games/${id}`, { ...game, id, ...more });
  const board = { tournaments: [aPublicTournament({ id: 1, name: 'Fall Cup', location: 'Turf, Cedar Knolls NJ' })] };
  showAlone(<GamePage />, { at: `/games/${id}`, path: '/games/:id', board });
  await screen.findByRole('heading', { level: 1, name: 'Turf Tornadoes vs Rondo Rebels' });
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the page of a game has its score, round and field, and leads to both teams and the bracket of its division', async () => {
  await open();
  expect(screen.getByText('2 – 1')).toBeTruthy();
  for (const fact of ['Active', 'Semi-Finals, match 2', 'Field 1, Turf, Cedar Knolls NJ', 'U10-U12'])
    expect(screen.getByText(fact)).toBeTruthy();
  expect([linkTo('Turf Tornadoes'), linkTo('Fall Cup')]).toEqual(['/teams/5', '/tournaments/1?division=U10-U12']);
  expect(document.title).toBe('Turf Tornadoes 2 – 1 Rondo Rebels · Golden Goal');
  await expectAccessible();
});

test('a game that is not there says so', async () => {
  api.answers(`GET /api/games/${id}`, { message: 'Not found' }, 404);
  showAlone(<GamePage />, { at: `/games/${id}`, path: '/games/:id' });
  expect(await screen.findByRole('heading', { name: 'This game is not here' })).toBeTruthy();
});

test('it says who scored for which team', async () => {
  api.answers(`GET /api/games/${id}/scorers`, [
    { id: 1, teamId: 5, scorer: 'player', playerName: 'Ana S.', minute: 4 },
    { id: 2, teamId: 6, scorer: 'unknown', playerName: 'Unknown scorer', minute: 7 },
    { id: 3, teamId: 5, scorer: 'own', playerName: 'Own goal', minute: 12 },
  ]);
  await open();
  const goalsOf = async (name: string) => (await screen.findByRole('list', { name })).textContent;
  expect(await goalsOf('Turf Tornadoes')).toBe('Ana S. 4′Own goal 12′');
  expect(await goalsOf('Rondo Rebels')).toBe('Unknown scorer 7′');
});

test('a result that was not played says who did not come', async () => {
  await open({ status: 'completed', team1Score: 0, team2Score: 3, forfeitedBy: [5] });
  expect(screen.getByText('Forfeit: Turf Tornadoes did not play')).toBeTruthy();
});

test('a knock-out game says what follows for its winner and its loser', async () => {
  const win = { is: 'game', round: 'Semi-Finals, match 1', field: 'Field 2', startTime: '2026-11-22T00:30:00.000Z' };
  api.answers(`GET /api/tournaments/1/games/${id}/outlook`, { leadsTo: { win, loss: { is: 'done' } }, table: [] });
  await open();
  expect(await screen.findByRole('heading', { name: 'What follows' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Win: Sat, Nov 21, 7:30 PM ET, Field 2 · Semi-Finals, match 1',
    'Loss: done',
  ]);
});

test('a group game says what it changes in the table', async () => {
  const [up, down] = [
    { teamId: 5, teamName: 'Turf Tornadoes', rank: 1, rankBefore: 3 },
    { teamId: 7, teamName: 'Lodi Lions', rank: 2, rankBefore: 1 },
  ];
  api.answers(`GET /api/tournaments/1/games/${id}/outlook`, {
    leadsTo: null,
    table: [up, down, { teamId: 6, teamName: 'Rondo Rebels', rank: 3, rankBefore: null }],
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'The table if the game ended now' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Turf Tornadoes▲ from 3',
    '2Lodi Lions▼ from 1',
    '3Rondo Rebels',
  ]);
});
