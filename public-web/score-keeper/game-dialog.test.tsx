/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { SentGame } from '../game/sent-game.ts';
import { Queries } from '../transport/queries.tsx';
import { GameDialog } from './game-dialog.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const game: SentGame = {
  id: 31,
  tournamentId: 1,
  bracketId: 4,
  team1Id: 5,
  team2Id: 6,
  team1Name: 'Turf Tornadoes',
  team2Name: 'Rondo Rebels',
  team1Score: 2,
  team2Score: 1,
  shootout: null,
  stage: 'knockout',
  round: 1,
  ageBracket: null,
  status: 'in_progress',
  startTime: '2026-11-21T23:00:00.000Z',
  endTime: null,
  startedAt: null,
  forfeitedBy: null,
  field: 'Field 1',
  winnerId: null,
  version: 8,
};

const roster = [
  { id: 51, name: 'Ana Silva', team_id: 5 },
  { id: 61, name: 'Ben Okafor', team_id: 6 },
];

const outlook = { leadsTo: null, table: [] };

interface Sent {
  readonly what: string;
  readonly body: unknown;
  readonly version: string | null;
}

let sent: Sent[] = [];
let onFile = game;
let isReachable = true;
let goalsAreKnown: Promise<unknown> = Promise.resolve();
const { fetch } = globalThis;

/** Stands in for the server of a score keeper's phone. */
const server: typeof fetch = async (path, request) => {
  if (!isReachable) throw new TypeError('Failed to fetch');
  if (request?.method === 'GET') {
    if (String(path).endsWith('/players')) return Response.json(roster);
    if (String(path).endsWith('/outlook')) return Response.json(outlook);
    if (!String(path).endsWith('/goals')) return Response.json(onFile);
    await goalsAreKnown;
    return Response.json([]);
  }
  sent.push({
    what: `${request?.method} ${path}`,
    body: JSON.parse(String(request?.body)),
    version: new Headers(request?.headers).get('If-Match'),
  });
  onFile = { ...onFile, version: onFile.version + 1 };
  return Response.json(path === '/api/player-goals' ? { id: 90 } : onFile);
};

beforeEach(() => {
  sent = [];
  closed = 0;
  onFile = { ...game, id: onFile.id + 1 };
  isReachable = true;
  globalThis.fetch = server;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

let closed = 0;

const open = () =>
  render(
    <MemoryRouter>
      <Queries>
        <GameDialog game={onFile} isOpen isPushed onClose={() => closed++} />
      </Queries>
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a goal is two presses, the team and who of its roster, and it counts in the score', async () => {
  open();
  press('Goal Rondo Rebels');
  expect(await screen.findByRole('button', { name: 'Ben Okafor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ana Silva' })).toBeNull();
  press('Ben Okafor');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    what: 'POST /api/player-goals',
    body: { gameId: onFile.id, playerId: 61, withScore: true, seenGoal: 0 },
  });
});

test('goals without a scorer are named once the goals of the present score are known, and not before', async () => {
  const arrival = new EventTarget();
  goalsAreKnown = new Promise((resolve) => arrival.addEventListener('arrived', resolve));
  open();
  expect(screen.queryByText(/no scorer on record/)).toBeNull();
  arrival.dispatchEvent(new Event('arrived'));
  expect(await screen.findByText('Turf Tornadoes: 2 of the goals have no scorer on record')).toBeTruthy();
  goalsAreKnown = Promise.resolve();
});

test('a score is sent for the version the keeper saw', async () => {
  open();
  press('One more for Turf Tornadoes');
  press('Update Score');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    what: `PUT /api/games/${onFile.id}/score`,
    body: { team1Score: 3, team2Score: 1 },
    version: '"8"',
  });
});

test('a score that was pressed and not saved is asked about before the dialog closes', async () => {
  open();
  press('One more for Turf Tornadoes');
  press('Close');
  expect((await screen.findByRole('alert')).textContent).toContain('The score 3 – 1 is not saved yet.');
  expect([closed, sent]).toEqual([0, []]);
  press('Save 3 – 1');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ team1Score: 3, team2Score: 1 }]));
  expect(closed).toBe(1);
  cleanup();
  open();
  press('One less for Turf Tornadoes');
  press('Close');
  press('Leave without saving');
  expect([closed, sent.length]).toEqual([2, 1]);
});

test('the game ends at the score on the screen, saved or not', async () => {
  open();
  press('One more for Rondo Rebels');
  press('One more for Rondo Rebels');
  press('Complete Game');
  expect(await screen.findByText('End this game at Turf Tornadoes 2 – 3 Rondo Rebels?')).toBeTruthy();
  press('Complete Game');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ what }) => what)).toEqual([
    `PUT /api/games/${onFile.id}/score`,
    `POST /api/games/${onFile.id}/complete`,
  ]);
  expect(sent[0]?.body).toEqual({ team1Score: 2, team2Score: 3 });
});

test('the score of a game of another day is kept once that is meant', async () => {
  onFile = { ...onFile, status: 'scheduled', team1Score: 0, team2Score: 0 };
  open();
  expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
  press('Keep its score now');
  press('Start Game');
  await waitFor(() => expect(sent.map(({ what }) => what)).toEqual([`POST /api/games/${onFile.id}/start`]));
});

test('without a network the score is kept on the phone and shown as waiting', async () => {
  isReachable = false;
  open();
  press('One more for Turf Tornadoes');
  press('Update Score');
  expect(await screen.findByText('1 entry is waiting to be sent.')).toBeTruthy();
  expect(localStorage.getItem('golden-goal:score-keeping')).toContain(`"gameId":${onFile.id}`);
  expect(sent).toEqual([]);
});

test('an end that waits for the network has not ended the game: it is said, and nothing more is asked for', async () => {
  isReachable = false;
  open();
  press('Complete Game');
  press('Complete Game');
  expect(await screen.findByText(/The end of this game is kept on this phone/)).toBeTruthy();
  expect(screen.getByText('Held back on this phone: End of the game')).toBeTruthy();
  expect(screen.queryByText('This game has been completed.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Complete Game' })).toBeNull();
});
