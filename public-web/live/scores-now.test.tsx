/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import type { SentGame } from '../game/sent-game.ts';
import { ScoresNow } from './scores-now.tsx';

const api = apiStandIn();

const aGame = (id: number, more: Partial<SentGame> = {}): SentGame => ({
  ...{ id, tournamentId: id, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 1, team2Score: 0, shootout: null, forfeitedBy: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{ status: 'in_progress', startTime: '2026-11-21T23:15:00.000Z', endTime: null, startedAt: null },
  ...{ field: 'Field 1', winnerId: null, version: 1, ...more },
});

const tournaments = [
  aPublicTournament({ id: 1, location: 'Teaneck Indoor Turf, Teaneck NJ' }),
  aPublicTournament({ id: 2, location: 'Superdome Sports, Waldwick NJ' }),
];

// 6:20 PM in New Jersey.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T23:20:00Z'), advanceTimers: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await leave();
});

function open(...games: readonly SentGame[]): void {
  api.answers('GET /api/live-scores', games);
  showAlone(<ScoresNow />, { board: { tournaments } });
}

/** Returns the text of each game. */
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('games at two places that have a Field 1 each say where they are, and those at one place do not', async () => {
  open(aGame(1), aGame(2));
  await waitFor(() =>
    expect(shown()).toEqual([
      expect.stringMatching(/Field 1 · Teaneck Indoor Turf$/),
      expect.stringMatching(/Field 1 · Superdome Sports$/),
    ]),
  );
  await expectAccessible();
});

test('a game of today that nobody has begun is late, and comes before one of another day', async () => {
  open(aGame(1, { status: 'scheduled' }), aGame(2, { status: 'scheduled', startTime: '2026-12-17T23:15:00.000Z' }));
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/Field 1 · 6:15 PM ET · Late$/)]));
  expect(screen.getByRole('heading', { name: 'Next kick-off' })).toBeTruthy();
});

test('on a match day it leads to what is played today, and to nothing of another day', async () => {
  api.answers('GET /api/live-scores', [
    aGame(1),
    aGame(2, { status: 'scheduled', startTime: '2026-12-17T23:15:00.000Z' }),
  ]);
  showAlone(<ScoresNow isLeading />, { board: { tournaments } });
  const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(ways()).toEqual(['/live-scores', '/games/1', '/tournaments/1', '/tournaments/1/teams']));
  await expectAccessible();
});
