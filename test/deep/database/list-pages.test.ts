import { auditList } from '../../../api/audit/postgres-audit-list.ts';
import type { ListFilter } from '../../../api/database/list-filter.ts';
import type { ListQuery } from '../../../api/database/list-query.ts';
import { type Listing, listStatement, wholeStatements } from '../../../api/database/listing.ts';
import { gameList } from '../../../api/game/postgres-game-list.ts';
import { ledgerList } from '../../../api/ledger/postgres-ledger-list.ts';
import { messageList } from '../../../api/mail/postgres-message-list.ts';
import { playerList } from '../../../api/player/postgres-player-list.ts';
import { registrationList } from '../../../api/registration/postgres-registration-list.ts';
import { teamList } from '../../../api/team/postgres-team-list.ts';
import { tournamentList } from '../../../api/tournament/postgres-tournament-list.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';

/** Few different values of everything, and many rows without: every order has ties, and rows that stand last. */
const people = 240;
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.query(
    `insert into tournaments (name, date, age_group, location, max_teams)
     select case n % 2 when 0 then 'cup ' else 'Cup ' end || n, 'TBA', 'Open', 'Turf', 100 from generate_series(1, 6) n`,
  );
  await database.query(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club, league, is_test)
     select 'Player ' || n, 'player ' || n % 30, '201555' || n, lpad(n::text, 10, '2'), 'P' || n % 40 || '@family.example',
       case when n % 5 > 0 then 2008 + n % 4 end, case n % 3 when 0 then 'Here to Play' else 'Here to Chill' end,
       'Club ' || n % 3, case when n % 4 = 0 then 'League ' || n % 3 end, n % 7 = 0
     from generate_series(1, ${people}) n`,
  );
  await database.query(
    `insert into teams (tournament_id, name, name_key, captain_id, captain_name, captain_email, captain_phone, skill_level,
       invitation_code, max_players, waitlisted_at)
     select 1 + n % 6, 'Team ' || n, 'team ' || n, case when n % 2 = 0 then n end, 'Ada', 'ada' || n % 5 || '@family.example',
       '2015550100', 'Here to Play', 'CODE-' || n, 100, case when n % 3 = 0 then now() end from generate_series(1, 40) n`,
  );
  // A third is registered nowhere, a third once, a third in two or three tournaments, many at one moment.
  await database.query(
    `insert into tournament_registrations (player_id, tournament_id, team_id, amount_cents, registration_date, payment_status,
       payment_method, waiver_signed_at)
     select n, t, case when (n + t) % 3 = 0 then (select min(id) from teams where tournament_id = t) end, 4000,
       '2026-11-01T12:00:00Z'::timestamptz + (n * t) % 5 * interval '1 day',
       case n % 3 when 0 then 'paid' else 'pending' end, case n % 4 when 0 then 'venmo' when 1 then 'cash' end,
       case when n % 2 = 0 then now() end
     from generate_series(1, ${people}) n, generate_series(1, 3) t where t <= n % 3 or (n % 9 = 1 and t = 3)`,
  );
});

afterAll(() => database.drop());

type Placed = { readonly total: number; readonly placedId: number | null; readonly id: number };

const lists = [playerList, registrationList, teamList] as unknown as Listing[];
const cases = lists.flatMap((listing) => Object.keys(listing.sorts).map((sort) => ({ listing, sort })));
const ranges = [
  [0, 24],
  [10, 29],
  [25, 49],
  [90, 109],
  [130, 149],
  [200, 239],
  [220, 244],
  [235, 260],
  [1000, 1024],
  [5000, 5024],
] as const;

async function whole(listing: Listing, query: ListQuery): Promise<readonly number[]> {
  const { rows } = wholeStatements(listing, query);
  return (await database.query<{ id: number }>(rows.sql, rows.values)).map(({ id }) => id);
}

async function page(listing: Listing, query: ListQuery) {
  const { sql, values } = listStatement(listing, query);
  const rows = await database.query<Placed>(sql, values);
  return { total: rows[0]?.total, ids: rows.filter(({ placedId }) => placedId !== null).map(({ id }) => id) };
}

test.each(cases)('every page of $listing.resource by $sort is that part of the whole', async ({ listing, sort }) => {
  for (const direction of ['ASC', 'DESC'] as const) {
    const query = { sort: [sort, direction] as const, filter: {}, range: undefined };
    const all = await whole(listing, query);
    expect(await page(listing, query)).toEqual({ total: all.length, ids: all });
    for (const range of ranges) {
      const expected = { total: all.length, ids: all.slice(range[0], range[1] + 1) };
      expect({ range, ...(await page(listing, { ...query, range })) }).toEqual({ range, ...expected });
    }
  }
});

const filters: readonly (readonly [Listing, Record<string, unknown>])[] = lists.flatMap((listing) => [
  [listing, { tournamentId: 2 }],
  [listing, { isTest: true }],
  [listing, { q: 'a' }],
]);

test.each(filters)('a filter leaves the same rows in the same order on its pages (%#)', async (listing, filter) => {
  for (const sort of Object.keys(listing.sorts)) {
    const query = { sort: [sort, 'DESC'] as const, filter, range: undefined };
    const all = await whole(listing, query);
    for (const range of [
      [0, 4],
      [20, 44],
    ] as const) {
      expect(await page(listing, { ...query, range })).toEqual({
        total: all.length,
        ids: all.slice(range[0], range[1] + 1),
      });
    }
  }
});

/** Value that a filter takes, by its description. */
function valueFor({ takes = '' }: ListFilter): unknown {
  if (takes.startsWith('one ')) return takes.split(/, | of /).at(-1);
  return { 'true or false': true, 'a day, YYYY-MM-DD': '2026-11-28' }[takes] ?? 1;
}

const withJoins = [...lists, auditList, gameList, ledgerList, messageList, tournamentList];

test.each(withJoins as unknown as Listing[])(
  '$resource joins what each sort and each filter needs',
  async (listing) => {
    for (const sort of Object.keys(listing.sorts)) {
      await page(listing, { sort: [sort, 'ASC'], filter: {}, range: [0, 24] });
    }
    for (const [name, filter] of Object.entries(listing.filters)) {
      const query = { sort: undefined, filter: { [name]: valueFor(filter) }, range: undefined };
      const found = await whole(listing, query);
      expect(await page(listing, query)).toEqual({ total: found.length, ids: found });
    }
  },
);

test('the order of the whole is the order of the values, and of the numbers where they are the same', async () => {
  const [dated, empty] = [
    await database.query<{ id: number }>(
      `select id from (select p.id, (select max(registration_date) from tournament_registrations where player_id = p.id) as at
       from players p) latest where at is not null order by at desc, id desc`,
    ),
    await database.query<{ id: number }>(
      'select id from players where id not in (select player_id from tournament_registrations) order by id desc',
    ),
  ];
  const query = { sort: ['registrationDate', 'DESC'] as const, filter: {}, range: [0, people] as const };
  expect(empty.length).toBeGreaterThan(50);
  expect((await page(playerList as unknown as Listing, query)).ids).toEqual([...dated, ...empty].map(({ id }) => id));
});
