import {
  movedReferences,
  type Reference,
  registrationReferences,
  singleReferences,
  unlinkedReferences,
} from '../../api/duplicate/person-references.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Every column of the database that points at a table, as the database itself knows it. */
const pointingAt = (table: string) =>
  database.query<{ name: string }>(
    `select conrelid::regclass || '.' || attribute.attname as name
     from pg_constraint join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = any(conkey)
     where contype = 'f' and confrelid = $1::regclass order by 1`,
    [table],
  );

/** Every column that is called as a number of such a record, whether it points at it or not. */
const calledLike = (word: string) =>
  database.query<{ name: string }>(
    `select columns.table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1 order by 1`,
    [`(^|_)${word}_id$`],
  );

const named = (references: readonly Reference[]) => references.map(({ table, column }) => `${table}.${column}`).sort();

test('merging moves or puts together every reference to a person that the database knows', async () => {
  const found = (await pointingAt('players')).map(({ name }) => name);
  expect(found.length).toBeGreaterThan(10);
  expect([...found].sort()).toEqual(named([...movedReferences, ...singleReferences]));
});

test('a number of a player stands nowhere that merging does not know', async () => {
  const found = (await calledLike('player')).map(({ name }) => name);
  const known = named([...movedReferences, ...singleReferences]);
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});

test('what hangs on a registration that goes comes back with it', async () => {
  const found = (await pointingAt('tournament_registrations')).map(({ name }) => name);
  expect([...found].sort()).toEqual(named(registrationReferences));
  const numbers = (await calledLike('registration')).map(({ name }) => name);
  // Money is kept, or to be refunded, for a registration that is gone already.
  const others = ['kept_money.registration_id', 'told_interests.pre_registration_id'];
  expect(numbers.filter((name) => !named([...registrationReferences, ...unlinkedReferences]).includes(name))).toEqual(
    others,
  );
});
