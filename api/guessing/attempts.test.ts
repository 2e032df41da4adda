import type { Request } from 'express';
import { pino } from 'pino';
import { allowances, spareTries } from '../../domain/rule/access/allowances.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { testCredentials } from '../../test/harness/product.mjs';
import { Organizers } from '../access/organizers.ts';
import { PostgresAudit } from '../audit/postgres-audit.ts';
import { Database } from '../database/database.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionPool } from '../process/session-pool.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { readSettings } from '../process/settings.ts';
import { databaseAt } from '../schema/open-database.ts';
import { type Attempt, Attempts } from './attempts.ts';
import { Failures } from './failures.ts';
import { KnownDevices } from './known-devices.ts';
import { Breaker } from './postgres-breaker.ts';
import { hasRoom, type Room } from './postgres-tries.ts';

let database: Database;
let pool: SessionPool;

beforeAll(async () => {
  const { url } = await freshDatabase();
  database = new Database(await databaseAt(url).initialize());
  pool = new SessionPool(database, pino({ level: 'silent' }));
});
beforeEach(() => database.query('truncate failures'));
afterAll(async () => {
  await pool.onApplicationShutdown();
  await database.source.destroy();
});

const newBreaker = () => new Breaker(database, new PostgresAudit(database));

function newProcess(): Attempts {
  const secret = new SessionSecret('a secret of ours');
  const settings = readSettings({ ...testCredentials, DATABASE_URL: database.url });
  return new Attempts(new Failures(pool, secret), new KnownDevices(secret, settings), database, newBreaker());
}

/** Creates a device that stores its cookie, as far as an attempt reads and writes requests. */
function aDevice(ip = '198.51.100.1', cookie = ''): Request {
  const headers: { cookie: string } = { cookie };
  const res = { cookie: (name: string, value: string) => Object.assign(headers, { cookie: `${name}=${value}` }) };
  return { ip, method: 'POST', headers, res } as unknown as Request;
}

const signIn: Attempt = { guessed: 'sign-in', words: { account: 'organizer' } };
const lookup = (number = 0): Attempt => ({ guessed: 'lookup', words: { phone: `${number}`, name: `name ${number}` } });
const found = async () => 'found';
const missed = async () => undefined;

test('of 119 wrong passwords in one burst ten are compared', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  const attempts = [newProcess(), newProcess()];
  let compared = 0;
  const guess = async () => {
    compared += 1;
    return organizers.recognise('organizer', 'a wrong password');
  };
  const burst = Array.from({ length: 119 }, (_, number) => attempts[number % 2]?.make(aDevice(), signIn, guess));
  const made = await Promise.allSettled(burst);
  expect(compared).toBe(10);
  expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(109);
});

test('a crowd of 290 that comes at once is served whole, each in turn', async () => {
  const attempts = newProcess();
  const crowd = Array.from({ length: 290 }, (_, number) => attempts.make(aDevice(), lookup(number), found));
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['found']));
});

test("what breaks on our side is nobody's failure", async () => {
  const attempts = newProcess();
  const broken = async () => {
    throw new Error('The database is away');
  };
  for (let time = 1; time <= 60; time += 1) {
    await expect(attempts.make(aDevice(), lookup(), broken)).rejects.toThrow('The database is away');
  }
  expect(await attempts.make(aDevice(), lookup(), found)).toBe('found');
});

test('an exhausted address is refused before anything is asked, and costs nobody else a try', async () => {
  const attempts = newProcess();
  for (let number = 1; number <= 50; number += 1) await attempts.make(aDevice(), lookup(number), missed);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return 'found';
  };
  for (let time = 1; time <= 30; time += 1) await expect(attempts.make(aDevice(), lookup(), ask)).rejects.toThrow();
  expect(asked).toBe(0);
  expect(await attempts.make(aDevice('198.51.100.2'), lookup(), ask)).toBe('found');
});

/** Creates a lookup by a statement that checks the limits itself, and counts what it has seen. */
function lookingFor(isRight: boolean, seen: { open: number }) {
  return async ({ keys, most, now }: Room) => {
    const [row] = await database.query<{ open: boolean }>(`select ${hasRoom('$1', '$2', '$3')} as open`, [
      keys,
      most,
      now,
    ]);
    if (row?.open && keys.length > 0) seen.open += 1;
    return row?.open && isRight ? 'found' : undefined;
  };
}
const code: Attempt = { guessed: 'code' };

test('what one statement finds costs nobody a try, and what it does not find is counted', async () => {
  const attempts = newProcess();
  const seen = { open: 0 };
  for (let time = 1; time <= 60; time += 1)
    expect(await attempts.look(aDevice(), code, lookingFor(true, seen))).toBe('found');
  expect(await database.query('select from failures')).toEqual([]);
  for (let time = 1; time <= allowances.code.address; time += 1)
    expect(await attempts.look(aDevice(), code, lookingFor(false, seen))).toBeUndefined();
  for (let time = 1; time <= allowances.code.beyond; time += 1)
    await expect(attempts.look(aDevice(), code, lookingFor(false, seen))).rejects.toThrow(TooManyFailures);
  for (const isRight of [true, false])
    await expect(attempts.look(aDevice(), code, lookingFor(isRight, seen))).rejects.toThrow(TooManyFailures);
  expect(await attempts.look(aDevice('198.51.100.2'), code, lookingFor(true, seen))).toBe('found');
});

test('what is right is found at an address whose tries a neighbour has used up, as long as it does not go on', async () => {
  const attempts = newProcess();
  const seen = { open: 0 };
  for (let time = 1; time <= allowances.code.address; time += 1)
    await attempts.look(aDevice(), code, lookingFor(false, seen));
  await expect(attempts.look(aDevice(), code, lookingFor(false, seen))).rejects.toThrow(TooManyFailures);
  expect(await attempts.look(aDevice(), code, lookingFor(true, seen))).toBe('found');
});

test('of 400 codes guessed in one burst at two processes fifty are answered, and hardly more are looked at than are refused to an address', async () => {
  const attempts = [newProcess(), newProcess()];
  const seen = { open: 0 };
  const burst = Array.from({ length: 400 }, (_, number) =>
    attempts[number % 2]?.look(aDevice(), code, lookingFor(false, seen)),
  );
  const made = await Promise.allSettled(burst);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(allowances.code.address);
  expect(seen.open).toBeGreaterThanOrEqual(allowances.code.address);
  // Each process runs at most five attempts of an address at once.
  expect(seen.open).toBeLessThanOrEqual(allowances.code.address + allowances.code.beyond + 2 * 5);
});

test('a device that succeeded has tries of its own at that very thing', async () => {
  const attempts = newProcess();
  const own = aDevice();
  await attempts.make(own, lookup(1), found);
  for (let number = 1; number <= 50; number += 1) await attempts.make(aDevice(), lookup(100 + number), missed);
  await expect(attempts.make(aDevice(), lookup(1), found)).rejects.toThrow();
  await expect(attempts.make(own, lookup(2), found)).rejects.toThrow();
  expect(await attempts.make(own, lookup(1), found)).toBe('found');
  for (let time = 1; time <= 20; time += 1) await attempts.make(own, lookup(1), missed);
  await expect(attempts.make(own, lookup(1), found)).rejects.toThrow();
});

test('a cookie that we have not written is worth nothing, and names nobody', async () => {
  const attempts = newProcess();
  const own = aDevice();
  await attempts.make(own, signIn, found);
  const { cookie = '' } = own.headers;
  expect(cookie).toMatch(/^golden-goal-device=[\w-]{22}\.[\w-]{22}$/);
  for (let time = 1; time <= 10; time += 1) await attempts.make(aDevice(), signIn, missed);
  const forged = cookie.replace(/=.{22}/, `=${'A'.repeat(22)}`);
  await expect(attempts.make(aDevice('198.51.100.1', forged), signIn, found)).rejects.toThrow();
  expect(await attempts.make(aDevice('198.51.100.1', cookie), signIn, found)).toBe('found');
});

test('that guessing is stopped for everybody, and that it goes on, stands in the audit once, whichever process refuses', async () => {
  const processes = [newProcess(), newProcess()];
  const { everywhere } = allowances.keeper;
  const guess = (number: number) =>
    processes[number % 2]?.make(aDevice(`198.51.${100 + (number % 50)}.7`), { guessed: 'keeper' }, missed);
  const statuses: number[] = [];
  for (let number = 0; number < everywhere + 50 * spareTries + 6; number += 1) {
    const [made] = await Promise.allSettled([guess(number)]);
    statuses.push(made?.status === 'rejected' ? 429 : 200);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  const lines = () => database.query(`select what, after->>'guessed' as guessed from audit order by id`);
  const stopped = { what: 'guessing stopped', guessed: 'keeper' };
  expect(await lines()).toEqual([stopped]);
  await newBreaker().run();
  expect(await lines()).toEqual([stopped]);
  await database.query(`update failures set expire = 0 where key = 'stopped:keeper'`);
  await newBreaker().run();
  await newBreaker().run();
  expect(await lines()).toEqual([stopped, { what: 'guessing goes on', guessed: 'keeper' }]);
});

test('a few sources use up no first tries elsewhere, and the lines of one site have the same few', async () => {
  const attempts = newProcess();
  const { address, everywhere } = allowances.keeper;
  const keeper: Attempt = { guessed: 'keeper' };
  for (let number = 0; number < everywhere; number += 1)
    await attempts.make(aDevice(`198.51.101.${Math.floor(number / address)}`), keeper, missed);
  for (let time = 1; time <= 5; time += 1)
    expect(await attempts.make(aDevice('198.51.102.1'), keeper, found)).toBe('found');
  const lines = Array.from({ length: spareTries }, (_, line) => aDevice(`2001:db8:1:${line}::1`));
  for (const line of lines) expect(await attempts.make(line, keeper, missed)).toBeUndefined();
  await expect(attempts.make(aDevice('2001:db8:1:99::1'), keeper, found)).rejects.toThrow(TooManyFailures);
  expect(await attempts.make(aDevice('2001:db8:2::1'), keeper, found)).toBe('found');
});
