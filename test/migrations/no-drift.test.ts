import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseAt, migrate } from '../../api/schema/open-database.ts';
import { emptyDatabase } from '../harness/database.ts';

let source: DataSource;

beforeAll(async () => {
  source = await databaseAt((await emptyDatabase()).url).initialize();
});

afterAll(() => source.destroy());

test('after migrating, the tables are what the code describes', async () => {
  await migrate(source);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('every migration can be taken back and done again', async () => {
  const done = (await source.query('select count(*)::int as count from migrations'))[0].count;
  for (let step = 0; step < done; step += 1) await source.undoLastMigration();
  const left = await source.query(`select table_name from information_schema.tables where table_schema = 'public'`);
  expect(left).toEqual([{ table_name: 'migrations' }]);
  await migrate(source);
});
