import { emptyDatabase, freshDatabase } from './database.ts';

test('each test file gets a migrated database that no other sees', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await one.query('create table only_here (id int)');
  const question = "select table_name from information_schema.tables where table_schema = 'public'";
  const [here, there] = await Promise.all([one.query(question), other.query(question)]);
  expect(there.length).toBeGreaterThan(1);
  expect(here.length).toBe(there.length + 1);
  await Promise.all([one.drop(), other.drop()]);
});

test('a test of the migrations gets a database without tables', async () => {
  const database = await emptyDatabase();
  const tables = await database.query("select 1 from information_schema.tables where table_schema = 'public'");
  expect(tables).toEqual([]);
  await database.drop();
});
