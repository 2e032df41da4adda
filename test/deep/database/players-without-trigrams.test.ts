import { PostgresDisclosures } from '../../../api/audit/postgres-disclosures.ts';
import { Database } from '../../../api/database/database.ts';
import type { ListQuery } from '../../../api/database/list-query.ts';
import { Lists } from '../../../api/database/lists.ts';
import { playerList } from '../../../api/player/postgres-player-list.ts';
import { databaseAt, migrate } from '../../../api/schema/open-database.ts';
import { emptyDatabase, type FreshDatabase } from '../../harness/database.ts';

let database: FreshDatabase;
let opened: Database;

beforeAll(async () => {
  database = await emptyDatabase();
  // As on a server that has no such extension: a name in its place keeps it from being made.
  await database.query(`create function similarity(text, text) returns real language sql as 'select 0::real'`);
  const source = await databaseAt(database.url).initialize();
  await migrate(source);
  opened = new Database(source);
  await database.query(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     select 'Player ' || n, 'player ' || lpad(n::text, 3, '0'), '201555' || n, '201555' || lpad(n::text, 4, '0'),
       'p' || n || '@family.example', 2010, 'Here to Play', 'None' from generate_series(1, 60) n`,
  );
});

afterAll(async () => {
  await opened.source.destroy();
  await database.drop();
});

async function namesOf(asked: Partial<ListQuery>) {
  const query = { sort: undefined, range: undefined, filter: {}, ...asked };
  const { rows, total } = await new Lists(opened, new PostgresDisclosures()).page(playerList, query);
  return { total, names: rows.map((row) => String(Reflect.get(row, 'name'))) };
}

test('the server has neither the extension nor its index', async () => {
  expect(await database.query(`select from pg_extension where extname = 'pg_trgm'`)).toEqual([]);
  expect(await database.query(`select from pg_indexes where indexname = 'players_search_index'`)).toEqual([]);
});

test('players are found by a part of the name, of the address and of the phone', async () => {
  expect(await namesOf({ filter: { q: 'layer 017' } })).toEqual({ total: 1, names: ['Player 17'] });
  expect(await namesOf({ filter: { q: 'P23@FAMILY' } })).toEqual({ total: 1, names: ['Player 23'] });
  expect(await namesOf({ filter: { q: '(201) 555-0042' } })).toEqual({ total: 1, names: ['Player 42'] });
  expect(await namesOf({ filter: { q: 'nobody' } })).toEqual({ total: 0, names: [] });
});

test('players are sorted and turned over page by page, each once', async () => {
  const pages = await Promise.all(
    [0, 25, 50].map((first) => namesOf({ sort: ['name', 'DESC'], range: [first, first + 24] })),
  );
  expect(pages.map(({ total, names }) => [total, names.length])).toEqual([
    [60, 25],
    [60, 25],
    [60, 10],
  ]);
  expect(pages[0]?.names[0]).toBe('Player 60');
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(60);
});

test('a search within a sorted page counts what it found in all', async () => {
  const { total, names } = await namesOf({ filter: { q: 'player 05' }, sort: ['name', 'ASC'], range: [0, 2] });
  expect([total, names]).toEqual([11, ['Player 5', 'Player 50', 'Player 51']]);
});
