import { setImmediate as aMoment } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../../test/fault/until.ts';
import { Rounds } from './rounds.ts';

const anHour = 3_600_000;

/** Rounds that end when they are told to, and are not due by the clock. */
function opened() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const pace = { firstAfter: anHour, pause: anHour };
  const rounds = new Rounds({ run }, 'failed', pino({ level: 'silent' }), pace);
  rounds.start();
  return { rounds, ends };
}

test('a round that is asked for is made before it is due, one for all who ask in one go', async () => {
  const { rounds, ends } = opened();
  for (let asked = 0; asked < 3; asked += 1) rounds.soon();
  await until(() => ends.length > 0);
  ends[0]?.();
  await rounds.stop();
  expect(ends).toHaveLength(1);
});

test('one that is asked for during a round is made after it, never beside it', async () => {
  const { rounds, ends } = opened();
  rounds.soon();
  await until(() => ends.length === 1);
  rounds.soon();
  await aMoment();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
  await rounds.stop();
});

test('whoever has stopped makes no round any more', async () => {
  const { rounds, ends } = opened();
  await rounds.stop();
  rounds.soon();
  await aMoment();
  expect(ends).toEqual([]);
  expect(rounds.isStopped).toBe(true);
});
