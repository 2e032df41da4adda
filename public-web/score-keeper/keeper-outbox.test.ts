/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { enter, isQueueStored, onOutcome } from './keeper-outbox.ts';
import type { KeeperEntry, KeeperMove } from './keeper-queue.ts';

const goal: KeeperMove = { kind: 'goal', playerId: 5, side: 'team1', minute: 4 };
const score: KeeperMove = { kind: 'score', score: { team1: 1, team2: 0 } };

let sent: { readonly path: string; readonly ifMatch: string | null }[] = [];
let sayVersion: (version: number) => void;
let isAsked: Promise<void>;
let arrived: string[] = [];
let endListening: () => void;

/** Server that accepts every entry, and answers with a game's version when the test lets it. */
beforeEach(() => {
  [sent, arrived] = [[], []];
  const version = new Promise<number>((resolve) => {
    sayVersion = resolve;
  });
  isAsked = new Promise((resolve) => {
    globalThis.fetch = async (path, request) => {
      if (request?.method === 'GET') {
        resolve();
        return answered({ version: await version });
      }
      sent.push({
        path: String(path),
        ifMatch: new Map(Object.entries(request?.headers ?? {})).get('If-Match') ?? null,
      });
      return answered({ id: 31, version: 4 });
    };
  });
  AbortSignal.timeout = () => new AbortController().signal;
  endListening = onOutcome(({ move }: KeeperEntry, { is }, game) =>
    arrived.push(`${move.kind} ${is}${game === undefined ? '' : `, version ${game.version}`}`),
  );
});
afterEach(() => endListening());

test('what is entered while the version after a goal is asked for is sent too, on top of that goal', async () => {
  enter(7, goal, 3);
  await isAsked;
  enter(7, score, 3);
  sayVersion(4);
  await until(() => arrived.length === 2);
  expect(arrived).toEqual(['goal sent, version 4', 'score sent']);
  expect(sent).toEqual([
    { path: '/api/player-goals', ifMatch: null },
    { path: '/api/games/7/score', ifMatch: '"4"' },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('a goal that the phone has no room for is sent at once, and one that cannot be sent is said to be kept nowhere', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  try {
    enter(8, score, 3);
    expect(isQueueStored()).toBe(false);
    await until(() => arrived.length === 1);
    expect(sent).toMatchObject([{ path: '/api/games/8/score' }]);
    expect(isQueueStored()).toBe(true);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

/** Stand-in for a Response, which jsdom does not have. */
const answered = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(isSo()).toBe(true);
}
