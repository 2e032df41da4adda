import { pino } from 'pino';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionPool } from '../process/session-pool.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { databaseAt } from '../schema/open-database.ts';
import { type Count, everybody, Failures } from './failures.ts';

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
const countOf = (guessed: Count['guessed'], counted: Count['counted'], subject = 'subject'): Count => ({
  guessed,
  counted,
  subject,
});
const phone = countOf('lookup', 'phone', '2015550101');
const address = countOf('lookup', 'address', '198.51.100.1');

async function take(times: number, ...counts: readonly Count[]): Promise<void> {
  for (let time = 1; time <= times; time += 1) await failuresOn(ownPool).take(counts);
}

test.each([
  ['lookup', 'phone', 20],
  ['lookup', 'name', 20],
  ['lookup', 'address', 50],
  ['lookup', 'found', 300],
  ['lookup', 'everywhere', 1000],
  ['lookup', 'device', 20],
  ['code', 'address', 50],
  ['sign-in', 'account', 10],
  ['sign-in', 'address', 50],
  ['sign-in', 'device', 10],
  ['keeper', 'address', 20],
  ['team', 'address', 50],
  ['contact-code', 'code', 5],
  ['code-request', 'address', 50],
  ['captain-link', 'address', 30],
  ['record-link', 'address', 300],
] as const)(
  'of %s, by %s, %i tries pass, and the next is refused with the time to come back',
  async (kind, by, limit) => {
    await take(limit, countOf(kind, by));
    const refusal = await failuresOn(ownPool)
      .take([countOf(kind, by)])
      .catch((reason: unknown) => reason);
    expect(refusal).toBeInstanceOf(TooManyFailures);
    const { retryAfterSeconds } = refusal instanceof TooManyFailures ? refusal : { retryAfterSeconds: 0 };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  },
);

test('whoever has failed too often is refused before the next try, on every process', async () => {
  await take(20, phone);
  await expect(failuresOn(otherProcess).take([phone])).rejects.toThrow(
    'Too many attempts. Please wait a few minutes and try again.',
  );
});

test('what succeeds is given back, and never refuses', async () => {
  for (let time = 1; time <= 30; time += 1) {
    await failuresOn(ownPool).take([phone, address]);
    await failuresOn(otherProcess).giveBack([phone, address]);
  }
  await take(20, phone);
});

test('what one number refuses is taken from no other', async () => {
  await take(20, phone);
  for (let time = 1; time <= 60; time += 1) {
    await expect(failuresOn(ownPool).take([address, phone])).rejects.toThrow(TooManyFailures);
  }
  await take(50, address);
});

test("failures at one person are nobody else's, and of one kind no other's", async () => {
  await take(20, phone);
  await take(1, countOf('lookup', 'phone', '2015550102'), countOf('lookup', 'name', '2015550101'));
});

test('a quarter of an hour later everything is forgiven', async () => {
  await take(20, phone);
  await database.query('update failures set expire = expire - 15 * 60 * 1000');
  await expect(failuresOn(ownPool).take([phone])).resolves.toBeUndefined();
});

test('tries that come at once are all counted, whatever process they come to', async () => {
  const tries = Array.from({ length: 60 }, (_, number) =>
    failuresOn(number % 2 === 0 ? ownPool : otherProcess).take([phone]),
  );
  const taken = await Promise.allSettled(tries);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

test('an account that was guessed at twenty times in a day rests before the next try, and longer each time', async () => {
  const failures = failuresOn(ownPool);
  for (let time = 1; time <= 20; time += 1) await failures.takeOf('organizer');
  const waits = [];
  for (let time = 1; time <= 4; time += 1) {
    await failures.takeOf('organizer');
    const refusal = await failures.takeOf('organizer').catch((reason: unknown) => reason);
    waits.push(refusal instanceof TooManyFailures ? refusal.retryAfterSeconds : 0);
    await database.query(`update failures set expire = 0 where key like 'account-rest:%'`);
  }
  expect(waits).toEqual([1, 2, 4, 8]);
  await expect(failuresOn(otherProcess).takeOf('somebody')).resolves.toBeUndefined();
});

test('the right password ends the rest at once', async () => {
  const failures = failuresOn(ownPool);
  for (let time = 1; time <= 24; time += 1) {
    await failures.takeOf('organizer');
    await database.query(`update failures set expire = 0 where key like 'account-rest:%'`);
  }
  await failures.takeOf('organizer');
  await failures.giveBackTo('organizer');
  await expect(failures.takeOf('organizer')).resolves.toBeUndefined();
});

test('what everybody together has tried too often is told, with the time until which it is stopped', async () => {
  const failures = failuresOn(ownPool);
  expect(await failures.stopped()).toEqual([]);
  await take(299, countOf('keeper', 'everywhere', everybody));
  expect(await failures.stopped()).toEqual([]);
  await take(1, countOf('keeper', 'everywhere', everybody));
  expect(await failuresOn(otherProcess).stopped()).toEqual([
    { guessed: 'keeper', limit: 300, until: expect.any(Date) },
  ]);
});

test('whoever reads the table learns no phone', async () => {
  await take(1, phone);
  const rows = await database.query('select * from failures');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('2015550101');
});
