import { setImmediate as nextTurn } from 'node:timers/promises';
import { GameTurns } from './game-turns.ts';

/** Counts concurrent work, in all and for each game. */
function counted(isInTransaction = false) {
  const turns = new GameTurns({ isInTransaction, inTransaction: (work) => work() });
  const counts = { now: 0, most: 0, done: [] as number[] };
  const work = (gameId: number, turn: number) =>
    turns.take(gameId, async () => {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      await nextTurn();
      counts.now -= 1;
      counts.done.push(turn);
      if (turn === 3) throw new Error('refused');
      return turn;
    });
  return { counts, work };
}

const ten = Array.from({ length: 10 }, (_, turn) => turn);

test('writes to one game come one after the other, and one that is refused stops nobody', async () => {
  const { counts, work } = counted();
  const answers = await Promise.allSettled(ten.map((turn) => work(1, turn)));
  expect([counts.most, counts.done]).toEqual([1, ten]);
  expect(answers.flatMap(({ status }, turn) => (status === 'rejected' ? [turn] : []))).toEqual([3]);
});

test('writes to other games do not wait', async () => {
  const { counts, work } = counted();
  await Promise.allSettled(ten.map((turn) => work(turn, turn)));
  expect(counts.most).toBe(10);
});

test('who is in a transaction already does not wait with it', async () => {
  const { counts, work } = counted(true);
  await Promise.allSettled(ten.map((turn) => work(1, turn)));
  expect(counts.most).toBe(10);
});
