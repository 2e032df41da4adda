import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { baseline } from '../../api/schema/earlier-migrations.ts';
import { migrations } from '../../api/schema/migrations.ts';
import { databaseAt, migrate, migrateTo } from '../../api/schema/open-database.ts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../harness/database.ts';

const present = migrations.map(({ name }) => name);

/** The list of a database that was made before the baseline: 89 migrations, the last of which had its number. */
const earlier = Array.from({ length: 89 }, (_, place) => `Step${baseline.number - 88 + place}`);

let database: FreshDatabase;
let source: DataSource;

beforeEach(async () => {
  database = await freshDatabase();
  source = await databaseAt(database.url).initialize();
});

afterEach(async () => {
  await source.destroy();
  await database.drop();
});

async function hasRun(names: readonly string[]): Promise<void> {
  await database.query('delete from migrations where name = $1', [baseline.name]);
  await database.query(
    `insert into migrations (id, timestamp, name)
     select -100 + place, right(name, 13)::bigint, name from unnest($1::text[]) with ordinality as step (name, place)`,
    [names],
  );
}

const listed = async () =>
  (await database.query<{ name: string }>('select name from migrations order by id')).map(({ name }) => name);

test('a database in which all earlier migrations have run goes on with its rows', async () => {
  await hasRun(earlier);
  await database.query(
    `insert into tournaments (name, date, age_group, location) values ('Cup', 'TBA', 'Open', 'Turf')`,
  );
  await migrate(source);
  expect(await listed()).toEqual(present);
  expect(await database.query('select name from tournaments')).toEqual([{ name: 'Cup' }]);
});

test('a database in which some of them have not run is refused, and stays as it is', async () => {
  const some = earlier.toSpliced(40, 1);
  await hasRun(some);
  await expect(migrate(source)).rejects.toThrow('some of its migrations have not run');
  expect((await listed()).filter((name) => name.startsWith('Step'))).toEqual(some);
});

test('a backup in which all earlier migrations had run is brought back into the tables of the baseline', async () => {
  const empty = await emptyDatabase();
  await migrateTo(empty.url, earlier);
  expect(await empty.query('select name from migrations')).toEqual([{ name: baseline.name }]);
  expect(await empty.query('select from tournaments')).toEqual([]);
  await empty.drop();
});

test('a backup in which some of them had not run is refused', async () => {
  const empty = await emptyDatabase();
  await expect(migrateTo(empty.url, earlier.slice(1))).rejects.toThrow('some of its migrations have not run');
  await empty.drop();
});
