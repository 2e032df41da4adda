import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseAt, migrate, migrateTo } from '../../api/schema/open-database.ts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../harness/database.ts';

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

const hasRun = (name: string) =>
  database.query('insert into migrations (timestamp, name) values (right($1, 13)::bigint, $1)', [name]);

test('tables of a development version are refused, with what to do', async () => {
  await hasRun('Baseline1795000000485');
  await expect(migrate(source)).rejects.toThrow('Start with an empty database: delete the folder of DATA_DIR');
});

test('tables of a newer version are refused', async () => {
  await hasRun('Later2000000000000');
  await expect(migrate(source)).rejects.toThrow('of a newer Golden Goal');
});

test('a backup of a development version is refused, and leaves the database empty', async () => {
  const empty = await emptyDatabase();
  await expect(migrateTo(empty.url, ['Baseline1795000000485'])).rejects.toThrow('a development version before 1.0.0');
  expect(await empty.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  await empty.drop();
});
