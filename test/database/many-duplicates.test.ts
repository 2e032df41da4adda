import { Database } from '../../api/database/database.ts';
import { PostgresDuplicates } from '../../api/duplicate/postgres-duplicates.ts';
import { candidatesSql } from '../../api/duplicate/postgres-likely-pairs.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { likeliestFirst } from '../../domain/duplicate/likeness.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';

const many = 100_000;
let fresh: FreshDatabase;
let database: Database;

/** A hundred thousand: three of each family on one phone, many namesakes, and a school's number that a thousand gave. */
beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.query(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     select name, lower(name), phone, phone, 'p' || n || '@family.example', 2006 + n % 14, 'Here to Play', 'None' from (
       select n, initcap(substr(md5((n % 60000)::text), 1, 6)) || ' ' || initcap(substr(md5((n / 3)::text), 1, 8)) as name,
         case when n % 100 = 0 then '2015550000' else lpad((n / 3)::text, 10, '2') end as phone
       from generate_series(1, ${many}) n) people`,
  );
  await fresh.query(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     select left(name, -1) || 'x', left(name_key, -1) || 'x', phone, phone_key, '', birth_year, 'Here to Play', 'None'
     from players where id % 200 = 1`,
  );
  await fresh.query('vacuum analyze');
  database = new Database(await databaseAt(fresh.url).initialize());
});

afterAll(async () => {
  await database.source.destroy();
  await fresh.drop();
});

test('all pairs of a hundred thousand are found by what they share, never by comparing everybody with everybody', async () => {
  const begun = performance.now();
  const pairs = likeliestFirst(await new PostgresDuplicates(database).candidates(null));
  const took = performance.now() - begun;
  expect(pairs.length).toBeGreaterThanOrEqual(many / 200 - 10);
  expect(took).toBeLessThan(30_000);
});

test('beside one record the indexes are asked and no table is read through', async () => {
  const rows = await fresh.query<{ 'QUERY PLAN': string }>(`explain ${candidatesSql(true)}`, [777]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan on players');
});
