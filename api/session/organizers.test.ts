import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { Organizers } from './organizers.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
beforeEach(() => database.query('truncate admin_users'));
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

test('a password the organizer has chosen stays when the process starts again, until another one is configured', async () => {
  const organizers = new Organizers(database);
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  const id = (await organizers.recognise('organizer', 'corner-flag-93-minutes'))?.id ?? 0;
  await organizers.changePassword(id, 'half-time-orange-slices');
  await organizers.ensure('organizer', 'corner-flag-93-minutes');
  expect(await organizers.recognise('organizer', 'corner-flag-93-minutes')).toBeUndefined();
  expect(await organizers.recognise('organizer', 'half-time-orange-slices')).toMatchObject({ id });
  await organizers.ensure('organizer', 'yellow-card-11-metres');
  expect(await organizers.recognise('organizer', 'yellow-card-11-metres')).toMatchObject({ id });
});

test('no password can be read from the table', async () => {
  await new Organizers(database).ensure('organizer', 'corner-flag-93-minutes');
  expect(JSON.stringify(await database.query('select * from admin_users'))).not.toContain('corner-flag-93-minutes');
});
