import fc from 'fast-check';
import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.query('truncate tournaments, players restart identity cascade');
  await database.query(
    `insert into tournaments (name, date, age_group, location) select 'Cup ' || n, 'TBA', 'Open', 'Turf' from generate_series(1, 5) n`,
  );
  await database.query(
    `insert into players (name, name_key, phone, phone_key, email, skill_level, current_club)
     select 'P' || n, 'p' || n, '2015550100', '2015550100', 'p@family.example', 'Here to Play', 'None' from generate_series(1, 3) n`,
  );
});

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const enter = (player: number, tournament: number, day: string) =>
  `insert into tournament_registrations (player_id, tournament_id, amount_cents, registration_date)
   select ${player}, ${tournament}, 4000, '${day}' where not exists (
     select from tournament_registrations where player_id = ${player} and tournament_id = ${tournament})`;

/** What registrations may come to, one statement each. */
const writes = fc
  .record({
    kind: fc.constantFrom('enter', 'enter', 'enter', 'enter many', 'leave', 'day', 'days', 'person', 'erase', 'note'),
    player: fc.integer({ min: 1, max: 3 }),
    other: fc.integer({ min: 1, max: 3 }),
    tournament: fc.integer({ min: 1, max: 5 }),
    day: fc.constantFrom(...days),
  })
  .map(({ kind, player, other, tournament, day }) => {
    const one = `where player_id = ${player} and tournament_id = ${tournament}`;
    if (kind === 'enter') return enter(player, tournament, day);
    if (kind === 'enter many')
      return `insert into tournament_registrations (player_id, tournament_id, amount_cents, registration_date)
        select p.id, ${tournament}, 4000, date '${day}' + p.id % 2 from players p where not exists (
          select from tournament_registrations where player_id = p.id and tournament_id = ${tournament})`;
    if (kind === 'leave') return `delete from tournament_registrations ${one}`;
    if (kind === 'day') return `update tournament_registrations set registration_date = '${day}' ${one}`;
    if (kind === 'days')
      return `update tournament_registrations set registration_date = '${day}' where player_id = ${player}`;
    if (kind === 'erase') return `delete from tournament_registrations where player_id = ${player}`;
    if (kind === 'note') return `update tournament_registrations set notes = '${day}' ${one}`;
    return `update tournament_registrations set player_id = ${other} ${one} and not exists (
      select from tournament_registrations where player_id = ${other} and tournament_id = ${tournament})`;
  });

const wronglyCounted = `select sum(players) as players, sum(registrations) as registrations, sum(teams) as teams from row_counts
  having (sum(players), sum(registrations), sum(teams)) is distinct from ((select count(*) from players),
    (select count(*) from tournament_registrations), (select count(*) from teams))`;

test('whatever is written, the kept numbers are those of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(writes, { maxLength: 12 }), async (statements) => {
      await database.query('delete from tournament_registrations');
      for (const statement of statements) {
        await database.query(statement);
        expect(await database.query(wronglyCounted)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('registrations of one person at once are counted, and those that come to nothing are not', async () => {
  const clients = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      return client;
    }),
  );
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(clients.map((client) => client.query('begin')));
    await Promise.all(
      clients.map(async (client, place) => {
        await client.query(enter(2, place + 1, days[(place * 7 + round) % 3] ?? ''));
        await client.query(place === round % 5 ? 'rollback' : 'commit');
      }),
    );
    expect(await database.query('select from tournament_registrations where player_id = 2')).toHaveLength(4);
    expect(await database.query(wronglyCounted)).toEqual([]);
    await database.query('delete from tournament_registrations');
  }
  await Promise.all(clients.map((client) => client.end()));
});

test('what a transaction adds is counted for others once it is over, and never if it fails', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const counted = async () => (await database.query('select sum(registrations)::int as n from row_counts'))[0]?.n;
  for (const [end, left] of [
    ['rollback', 0],
    ['commit', 1],
  ] as const) {
    await client.query('begin');
    await client.query(enter(3, 4, '2026-11-01'));
    expect(await counted()).toBe(0);
    await client.query(end);
    expect(await counted()).toBe(left);
  }
  await client.end();
});

test('many writers leave fewer lines behind than they wrote, and no count is lost', async () => {
  await database.query(
    'with taken as (delete from row_counts returning *) insert into row_counts select sum(players), sum(registrations), sum(teams) from taken',
  );
  const clients = new pg.Pool({ connectionString: database.url, max: 6 });
  const more = (n: number) => `insert into players (name, name_key, phone, phone_key, email, skill_level, current_club)
    values ('M', 'm${n}', '2015550100', '2015550100', 'm@family.example', 'Here to Play', 'None')`;
  await Promise.all(Array.from({ length: 600 }, (_, n) => clients.query(more(n))));
  await clients.end();
  expect(await database.query(wronglyCounted)).toEqual([]);
  const [lines] = await database.query<{ n: number }>('select count(*)::int as n from row_counts');
  expect(lines?.n).toBeLessThan(600);
});
