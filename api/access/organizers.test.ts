import { hash } from '@node-rs/argon2';
import { until } from '../../test/deep/fault/until.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { PostgresAccounts } from '../organizer/postgres-accounts.ts';
import { databaseAt } from '../schema/open-database.ts';
import { Organizers } from './organizers.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
beforeEach(() => database.query('truncate admin_users cascade'));
afterAll(() => database.source.destroy());

test('an organizer is recognised by name and password', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  expect(await organizers.recognise('organizer', 'corner-flag-93-minutes')).toMatchObject({ username: 'organizer' });
});

test.each([
  ['organizer', 'corner-flag'],
  ['organizer', ''],
  ['nobody', 'corner-flag-93-minutes'],
  ["' or 1=1 --", 'corner-flag-93-minutes'],
])('%s with the password %j is nobody', async (username, password) => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  expect(await organizers.recognise(username, password)).toBeUndefined();
});

test('the configured password replaces the earlier one, and the organizer stays the same', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  const before = await organizers.recognise('organizer', 'corner-flag-93-minutes');
  await organizers.ensure('organizer', 'yellow-card-11-metres');
  expect(await organizers.recognise('organizer', 'corner-flag-93-minutes')).toBeUndefined();
  expect(await organizers.recognise('organizer', 'yellow-card-11-metres')).toEqual(before);
});

test('processes that start at once make the first organizer once', async () => {
  const processes = Array.from({ length: 6 }, () => new Organizers(database));
  const held = database.source.createQueryRunner();
  await held.startTransaction();
  await held.query('lock table admin_users in share mode');
  const starting = Promise.all(processes.map((one) => one.ensure('organizer', 'corner-flag-93-minutes')));
  await until(async () => (await waitingForALock()) === processes.length);
  await held.commitTransaction();
  await held.release();
  await starting;
  expect(await database.query('select username from admin_users')).toEqual([{ username: 'organizer' }]);
});

async function waitingForALock(): Promise<number> {
  const waiting = await database.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

test('a password the organizer has chosen stays when the process starts again, until another one is configured', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  const id = (await organizers.recognise('organizer', 'corner-flag-93-minutes'))?.id ?? 0;
  await new PostgresAccounts(database).setPassword(id, await hash('half-time-orange-slices'));
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  expect(await organizers.recognise('organizer', 'corner-flag-93-minutes')).toBeUndefined();
  expect(await organizers.recognise('organizer', 'half-time-orange-slices')).toMatchObject({ id });
  await organizers.ensure('organizer', 'yellow-card-11-metres');
  expect(await organizers.recognise('organizer', 'yellow-card-11-metres')).toMatchObject({ id });
});

test('an ended account is let in no more, until its owner at the machine configures another password', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  await database.query(`update admin_users set state = 'ended', role = 'read-only'`);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  expect(await organizers.recognise('organizer', 'corner-flag-93-minutes')).toBeUndefined();
  await organizers.ensure('organizer', 'yellow-card-11-metres');
  expect(await organizers.recognise('organizer', 'yellow-card-11-metres')).toMatchObject({ username: 'organizer' });
  expect(await database.query('select role, state from admin_users')).toEqual([{ role: 'owner', state: 'active' }]);
});

test('an address is a user name however it is written, and nobody is let in before the invitation is accepted', async () => {
  const organizers = new Organizers(database);
  await database.query(
    `insert into admin_users (username, email, role, state) values ('kim@club.example', 'kim@club.example', 'organizer', 'invited')`,
  );
  const [{ id = 0 } = {}] = await database.query<{ id: number }>('select id from admin_users');
  for (const password of ['', 'null', 'undefined'])
    expect(await organizers.recognise('kim@club.example', password)).toBeUndefined();
  await new PostgresAccounts(database).setPassword(id, await hash('half-time-orange-slices'));
  expect(await organizers.recognise('kim@club.example', 'half-time-orange-slices')).toBeUndefined();
  await database.query(`update admin_users set state = 'active'`);
  expect(await organizers.recognise('Kim@Club.example', 'half-time-orange-slices')).toMatchObject({ id });
});

test('no password can be read from the table', async () => {
  await new Organizers(database).ensure('organizer', 'corner-flag-93-minutes');
  expect(JSON.stringify(await database.query('select * from admin_users'))).not.toContain('corner-flag-93-minutes');
});
