import type { ListQuery } from '../../../api/database/list-query.ts';
import { type Listing, listStatement } from '../../../api/database/listing.ts';
import { playerList } from '../../../api/player/postgres-player-list.ts';
import { registrationList } from '../../../api/registration/postgres-registration-list.ts';
import { teamList } from '../../../api/team/postgres-team-list.ts';
import { paymentReference } from '../../../domain/rule/payment/payment-reference.ts';
import type { FreshDatabase } from '../../harness/database.ts';
import { many, registeredPlayers } from './registered-players.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await registeredPlayers();
  await database.query(
    `insert into teams (tournament_id, name, name_key, captain_id, captain_name, captain_email, captain_phone, skill_level, invitation_code, waitlisted_at)
     select tournament_id, 'Team ' || player_id, 'team ' || md5(player_id::text), null, 'Coach ' || player_id,
       'c' || player_id || '@club.example', '201556' || player_id, 'Here to Play', 'TEAM-' || player_id, now()
     from tournament_registrations where player_id % 5 = 0`,
  );
  await database.query('vacuum analyze teams, tournaments');
});

afterAll(() => database.drop());

async function planOf(listing: Listing, asked: Partial<ListQuery>): Promise<string> {
  const { sql, values } = listStatement(listing, { sort: undefined, range: [0, 24], filter: {}, ...asked });
  const rows = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const players = playerList as unknown as Listing;
const registrations = registrationList as unknown as Listing;
const teams = teamList as unknown as Listing;

test('a page of all players in the order of their names is read from the index of names', async () => {
  expect(await planOf(players, { sort: ['name', 'ASC'] })).toContain('using players_name_index');
  expect(await planOf(players, { sort: ['name', 'DESC'] })).toContain('Backward using players_name_index');
});

test('a search from three letters on is answered by the index for searching', async () => {
  for (const q of ['abc', 'p777@family', '(222) 222-77']) {
    const plan = await planOf(players, { filter: { q } });
    expect(plan).toContain('players_search_index');
    expect(plan).not.toContain('Seq Scan on players');
  }
  expect(await planOf(registrations, { filter: { q: 'p777@family' } })).toContain('players_search_index');
});

test('a reference, a phone and a parent of a hundred thousand are found by indexes in every list', async () => {
  for (const q of [
    paymentReference(77),
    `${paymentReference(77)} abc`,
    '+1 (222) 222-77',
    'dolores quintana',
    'p777@family (222) 222-77',
  ]) {
    for (const listing of [players, registrations, teams]) {
      const plan = await planOf(listing, { filter: { q } });
      expect(plan).not.toContain('Seq Scan on players');
      expect(plan).toContain('players_search_index');
      expect(plan.includes('teams_search_index')).toBe(listing === teams);
    }
  }
});

test('the players of one tournament, and who is asked for by number, are found without looking at all', async () => {
  expect(await planOf(players, { filter: { tournamentId: 7 } })).not.toContain('Seq Scan on tournament_registrations');
  expect(await planOf(players, { filter: { id: [1, 2, 3] } })).not.toContain('Seq Scan on players');
});

test('the latest registrations are read from the index of their days', async () => {
  expect(await planOf(registrations, {})).toContain('tournament_registrations_date_index');
});

test.each(Object.keys(playerList.sorts))('a page of a hundred thousand players sorted by %s is whole', async (name) => {
  const { sql, values } = listStatement(players, { sort: [name, 'DESC'], range: [0, 24], filter: {} });
  const rows = await database.query<{ total: number }>(sql, values);
  expect([rows.length, rows[0]?.total]).toEqual([25, many]);
});

/** How many pages of the database a page of a list reads, of the thousands there are. */
async function read(listing: Listing, asked: Partial<ListQuery>): Promise<number> {
  const { sql, values } = listStatement(listing, { sort: undefined, range: [0, 24], filter: {}, ...asked });
  const [plan] = await database.query<{ 'QUERY PLAN': readonly { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    values,
  );
  const { 'Shared Hit Blocks': hit = Number.NaN, 'Shared Read Blocks': fresh = Number.NaN } =
    plan?.['QUERY PLAN'][0]?.Plan ?? {};
  return hit + fresh;
}

/** A page, its joins, and of those sorted by a tournament the 2,000 of the first: the tables have 7,000 and more. */
const enough = 1_700;

const shortWays = [
  ...['id', 'name', 'phone', 'age', 'skillLevel', 'currentClub', 'registrationDate'].map(
    (sort) => [players, sort] as const,
  ),
  ...['id', 'playerName', 'tournamentName', 'registrationDate', 'createdAt'].map(
    (sort) => [registrations, sort] as const,
  ),
];

describe.each([
  ['as many different values as there are', undefined],
  ['all registered in one moment', `update tournament_registrations set registration_date = '2026-11-01T12:00:00Z'`],
])('with %s', (_, change) => {
  beforeAll(async () => {
    if (change === undefined) return;
    // What is kept beside is right already: with one moment for all, whoever was registered once still has one latest.
    await database.query('alter table tournament_registrations disable trigger user');
    await database.query(change);
    await database.query('alter table tournament_registrations enable trigger user');
    await database.query('vacuum analyze tournament_registrations');
  });

  test.each(shortWays)('the first page (%#) is read without the other players', async (listing, sort) => {
    expect(await read(listing, { sort: [sort, 'ASC'] })).toBeLessThan(enough);
    expect(await read(listing, { sort: [sort, 'DESC'] })).toBeLessThan(enough);
  });

  test('the last page by name is read from the end', async () => {
    for (const listing of [players, registrations]) {
      const range = [many - 25, many - 1] as const;
      const sort = listing === players ? 'name' : 'registrationDate';
      expect(await read(listing, { sort: [sort, 'ASC'], range })).toBeLessThan(enough);
    }
  });
});
