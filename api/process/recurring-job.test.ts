import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as aMoment } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../../test/deep/fault/until.ts';
import { RecurringJob } from './recurring-job.ts';

const anHour = 3_600_000;

/** Creates a job whose runs end when told to, and are never due by the clock. */
function opened() {
  const ends: (() => void)[] = [];
  const pace = { firstAfter: anHour, pause: anHour };
  class Opened extends RecurringJob {
    override run = () => new Promise<void>((resolve) => ends.push(resolve));
  }
  const job = new Opened({ failed: 'failed', pace }, pino({ level: 'silent' }));
  job.onApplicationBootstrap();
  return { job, ends };
}

test('a run that is asked for is made before it is due, one for all who ask in one go', async () => {
  const { job, ends } = opened();
  for (let asked = 0; asked < 3; asked += 1) job.soon();
  await until(() => ends.length > 0);
  ends[0]?.();
  await job.beforeApplicationShutdown();
  expect(ends).toHaveLength(1);
});

test('one that is asked for during a run is made after it, never beside it', async () => {
  const { job, ends } = opened();
  job.soon();
  await until(() => ends.length === 1);
  job.soon();
  await aMoment();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
  await job.beforeApplicationShutdown();
});

test('a run that a request asks for, and those after it, work for no request', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  class Seeing extends RecurringJob {
    override run = async () => seen.push(request.getStore());
  }
  const job = new Seeing({ failed: 'failed', pace: { firstAfter: anHour, pause: 1 } }, pino({ level: 'silent' }));
  request.run('publish', () => job.soon());
  await until(() => seen.length >= 3);
  await job.beforeApplicationShutdown();
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

test('a job that has stopped runs no more', async () => {
  const { job, ends } = opened();
  await job.beforeApplicationShutdown();
  job.soon();
  await aMoment();
  expect(ends).toEqual([]);
  expect(job.isStopped).toBe(true);
});
