/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import type { SentGame } from '../game/sent-game.ts';
import { LiveGames } from './live-games.tsx';

const api = apiStandIn();

const aGame = (id: number, more: Partial<SentGame> = {}): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, forfeitedBy: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{ status: 'scheduled', startTime: '2026-11-22T00:00:00Z', endTime: '2026-11-22T00:15:00Z', startedAt: null },
  ...{ field: 'Field 2', winnerId: null, version: 1, label: 'Round 1, match 3', team1From: null, team2From: null },
  ...more,
});
const playing = {
  status: 'in_progress',
  startTime: '2026-11-21T23:15:00Z',
  startedAt: '2026-11-21T23:15:30Z',
} as const;

const tournaments = [
  aPublicTournament({ id: 1, name: 'Fall Cup', location: 'Teaneck Indoor Turf' }),
  aPublicTournament({ id: 2, name: 'Winter Cup', location: 'Superdome Sports' }),
];

// 6:20 PM in New Jersey, on a Saturday.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T23:20:00Z'), advanceTimers: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await leave();
});

async function open(...games: readonly SentGame[]): Promise<void> {
  api.answers('GET /api/live-scores', games);
  showAlone(
    <QueryClientProvider client={new QueryClient()}>
      <LiveGames isPushed={false} onChoose={() => {}} />
    </QueryClientProvider>,
    { board: { tournaments } },
  );
  await screen.findByRole('heading', { name: 'On now' });
}

const part = (name: string) => screen.getByRole('heading', { name }).closest('section, details') as HTMLElement;
const rowsIn = (name: string) =>
  within(part(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a game that ends stays where it was as full time for ten minutes, and its end is spoken once', async () => {
  const other = aGame(2, { ...playing, field: 'Field 3', team1Name: 'Owls' });
  await open(aGame(1, { ...playing, team1Score: 1 }), other);
  const spoken = () => part('On now').querySelector('[aria-live]')?.textContent;
  expect(spoken()).toBe('');
  const next = async (...games: readonly SentGame[]) => {
    api.answers('GET /api/live-scores', games);
    await act(() => jest.advanceTimersByTimeAsync(3000));
  };
  await next(aGame(1, { ...playing, team1Score: 2, version: 2 }), other);
  expect(spoken()).toBe('Goal: Hawks 2, Wolves 0.');
  await next(other, aGame(1, { ...playing, status: 'completed', team1Score: 2, version: 3 }));
  expect(spoken()).toBe('Full time: Hawks 2, Wolves 0.');
  expect(rowsIn('On now')).toEqual([
    expect.stringMatching(/^Full time.*Hawks2/),
    expect.stringMatching(/^Active.*Owls/),
  ]);
  jest.setSystemTime(Date.now() + 600_000);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(rowsIn('Final scores')).toEqual([expect.stringMatching(/^Completed.*Hawks2/)]);
});

test('a row says where the game stands and its minute, since when, teams and score, field and round', async () => {
  await open(aGame(1, { ...playing, team1Score: 2, ageBracket: 'U10-U12' }));
  expect(rowsIn('On now')).toEqual(['Active 5′6:15 PM ETHawks2 vs Wolves0Field 2 · U10-U12Round 1, match 3']);
  expect(within(part('On now')).getByRole('link', { name: 'Fall Cup' }).getAttribute('href')).toBe('/tournaments/1');
  expect(part('On now').textContent).toContain('Teaneck Indoor Turf');
  await expectAccessible();
});

test('games stand below their tournaments, today first, other days folded below their dates', async () => {
  await open(
    aGame(1),
    aGame(2, { tournamentId: 2, team1Name: 'Owls' }),
    aGame(3, { startTime: '2026-12-05T15:00:00Z', team1Name: 'Foxes' }),
    aGame(4, { status: 'completed', startTime: '2026-11-21T22:00:00Z', team1Score: 3, winnerId: 1 }),
  );
  expect(part('On now').textContent).toContain('No active games at the moment');
  expect(rowsIn('Next up')).toHaveLength(2);
  expect(within(part('Next up')).getAllByRole('heading', { level: 3 })[1]?.textContent).toBe(
    'Winter Cup Superdome Sports',
  );
  const later = part('Sat, Dec 5');
  expect([later.tagName, later.hasAttribute('open'), later.textContent]).toEqual([
    'DETAILS',
    false,
    expect.stringContaining('1 game'),
  ]);
  expect(rowsIn('Final scores')[0]).toContain('Completed');
});

test('a team that nobody knows yet is what decides it', async () => {
  await open(aGame(1, { team2Id: null, team2Name: null, team2From: 'Winner of Round 1, match 3', label: 'Final' }));
  expect(rowsIn('Next up')[0]).toContain('Winner of Round 1, match 3');
  expect(rowsIn('Next up')[0]).not.toContain('TBD');
});

test('of many games the first are shown, and all of them on demand', async () => {
  await open(...Array.from({ length: 30 }, (_, index) => aGame(index + 1)));
  expect(rowsIn('Next up')).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 games' }));
  expect(rowsIn('Next up')).toHaveLength(30);
});
