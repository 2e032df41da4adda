import { pino } from 'pino';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { databaseAt } from '../schema/open-database.ts';
import { type FailureKind, Failures } from './failures.ts';
import { SessionPool } from './session-pool.ts';

const silent = pino({ level: 'silent' });
let database: Database;
let ownPool: SessionPool;
let otherProcess: SessionPool;

beforeAll(async () => {
  const { url } = await freshDatabase();
  database = new Database(await databaseAt(url).initialize());
  ownPool = new SessionPool(database, silent);
  otherProcess = new SessionPool(database, silent);
});
beforeEach(() => database.query('truncate failures'));
afterAll(async () => {
  await Promise.all([ownPool.onApplicationShutdown(), otherProcess.onApplicationShutdown()]);
  await database.source.destroy();
});

const failuresOn = (process: SessionPool) => new Failures(process, new SessionSecret('a secret of ours'));

async function fail(times: number, kind: FailureKind, subject: string): Promise<void> {
  for (let time = 1; time <= times; time += 1) await failuresOn(ownPool).count(kind, subject);
}

test.each([
  ['lookup-phone', 20],
  ['lookup-name', 20],
  ['lookup-address', 50],
  ['code-address', 50],
  ['sign-in-name', 10],
  ['sign-in-address', 50],
  ['keeper-address', 20],
  ['team-address', 50],
] as const)('of %s %i failures pass, and the next is refused with the time to come back', async (kind, limit) => {
  await fail(limit, kind, 'subject');
  const refusal = await failuresOn(ownPool)
    .count(kind, 'subject')
    .catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(TooManyFailures);
  expect(refusal).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  const { retryAfterSeconds } = refusal instanceof TooManyFailures ? refusal : { retryAfterSeconds: 0 };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
});

test('whoever has failed too often is refused before the next try, on every process', async () => {
  await fail(19, 'lookup-phone', '2015550101');
  await failuresOn(otherProcess).refuseIfExhausted('lookup-phone', '2015550101');
  await fail(1, 'lookup-phone', '2015550101');
  const trying = failuresOn(otherProcess).refuseIfExhausted('lookup-phone', '2015550101');
  await expect(trying).rejects.toThrow('Too many attempts. Please wait a few minutes and try again.');
});

test("failures at one person are nobody else's, and of one kind no other's", async () => {
  await fail(20, 'lookup-phone', '2015550101');
  const failures = failuresOn(ownPool);
  await expect(failures.refuseIfExhausted('lookup-phone', '2015550102')).resolves.toBeUndefined();
  await expect(failures.refuseIfExhausted('lookup-name', '2015550101')).resolves.toBeUndefined();
});

test('a quarter of an hour later everything is forgiven', async () => {
  await fail(20, 'lookup-phone', '2015550101');
  await database.query('update failures set expire = expire - 15 * 60 * 1000');
  await expect(failuresOn(ownPool).refuseIfExhausted('lookup-phone', '2015550101')).resolves.toBeUndefined();
});

test('failures that come at once are all counted', async () => {
  const failures = failuresOn(ownPool);
  const counted = await Promise.allSettled(Array.from({ length: 30 }, () => failures.count('lookup-phone', 'subject')));
  expect(counted.filter(({ status }) => status === 'rejected')).toHaveLength(10);
});

test('whoever reads the table learns no phone', async () => {
  await fail(1, 'lookup-phone', '2015550101');
  const rows = await database.query('select * from failures');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('2015550101');
});
