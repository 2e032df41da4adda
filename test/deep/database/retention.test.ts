import { pino } from 'pino';
import { Database } from '../../../api/database/database.ts';
import { Caretaker } from '../../../api/retention/caretaker.ts';
import { kinds, storedKinds } from '../../../api/retention/privacy-notice.ts';
import { retention } from '../../../api/retention/retention.ts';
import { databaseAt } from '../../../api/schema/open-database.ts';
import { translate } from '../../../domain/rule/language/sentence.ts';
import { parentsNotice, retentionPeriods } from '../../../domain/rule/waiver/parents-notice.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';

/** Texts that say nothing about a person. Whoever adds a column decides: here, or a rule of its own. */
const impersonal = Object.entries({
  answered_calls: 'key_hash',
  api_keys: 'scopes secret_hash',
  admin_users: 'role state',
  audit: 'kind role proved thing request_id',
  brackets: 'match_key stage field status age_bracket slots',
  calendar_entries: 'field',
  check_ins: 'checked_in_by',
  different_players: 'said_by',
  draws:
    'settings divisions timetable withdrawn left_out keeps_place set_aside decisions warnings drawn_by choices announcement',
  timetable_drafts: 'kind content game_ids changed_by',
  games: 'match_key stage age_bracket status field notes forfeited_by ending unfinished set_aside goals_set_aside',
  grants: 'kind',
  invitations: 'invitation_code',
  join_requests: 'state',
  keeper_links: 'field secret_hash',
  ledger_entries: 'method cause tournament_name',
  migrations: 'name',
  outgoing_mails: 'state cause kind',
  placements: 'rosters',
  player_goals: 'scorer',
  players: 'skill_level',
  push_messages: 'topic',
  score_updates: 'kind',
  site_settings: 'settings push_public_key push_private_key',
  team_news: 'kind before',
  teams: 'name name_key skill_level age_bracket invitation_code',
  tournament_registrations:
    'age_bracket payment_status payment_method payment_method_text payment_confirmed_by price_reason flags waiver_version waiver_language waiver_text_hash waiver_confirmed_by',
  webhook_deliveries: 'event state',
  webhooks: 'events secret_mark',
  told_contacts: 'location day',
  told_timetables: 'location day',
  tournaments: 'name date age_group location status playing_hours ranking asks call_off',
}).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

let database: FreshDatabase;
let opened: Database;
beforeAll(async () => {
  database = await freshDatabase();
  opened = new Database(await databaseAt(database.url).initialize());
});
afterAll(async () => {
  await opened.source.destroy();
  await database.drop();
});

const forget = () => new Caretaker(opened, pino({ level: 'silent' })).run();

test('every column that can hold a word about a person has a rule', async () => {
  const columns = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY', 'inet')`,
  );
  const ruled = new Set(retention.flatMap(({ table, personal }) => personal.map((column) => `${table}.${column}`)));
  expect(columns.map(({ name }) => name).filter((name) => !ruled.has(name) && !impersonal.includes(name))).toEqual([]);
  const there = new Set(columns.map(({ name }) => name));
  expect([...ruled, ...impersonal].filter((name) => !there.has(name))).toEqual([]);
});

test('a player is erased five years after the last registration, and one of last season is not', async () => {
  await database.query(
    `insert into tournaments (id, name, date, age_group, location) values (1, 'Cup', 'TBA', 'Open', 'Turf')`,
  );
  await database.query(
    `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club, created_at)
     select id, 'Jo Old', 'jo old ' || id, '2015550100', '2015550100', 'jo@family.example', 2001, 'Here to Play', 'None',
       now() - interval '9 years' from generate_series(1, 2) id`,
  );
  await database.query(
    `insert into tournament_registrations (player_id, tournament_id, amount_cents, registration_date, notes, waiver_signer)
     values (1, 1, 4000, now() - interval '8 years', 'allergic', 'Pat Old'), (2, 1, 4000, now() - interval '4 years', 'late', 'Pat Old')`,
  );
  await forget();
  const people = await database.query(
    `select p.id, p.name, email, phone, birth_year, notes, waiver_signer from players p
     join tournament_registrations r on r.player_id = p.id order by 1`,
  );
  expect(people).toEqual([
    { id: 1, name: 'Removed player', email: '', phone: '', birth_year: null, notes: null, waiver_signer: null },
    {
      id: 2,
      name: 'Jo Old',
      email: 'jo@family.example',
      phone: '2015550100',
      birth_year: 2001,
      notes: null,
      waiver_signer: 'Pat Old',
    },
  ]);
});

test('letters, audit and grants go when their time is over, and not before', async () => {
  const ages = ['10 years', '2 months', '1 hour'];
  for (const age of ages) {
    await database.query(
      `insert into outgoing_mails (kind, event, recipient, subject, text_body, html_body, state, created_at, sent_at)
       values ('schedule', $1, 'jo@family.example', 's', 't', 'h', 'sent', now() - $2::interval, now() - $2::interval)`,
      [age, age],
    );
    await database.query(
      `insert into audit (at, who, kind, thing, what) values (now() - $1::interval, 'organizer', 'organizer', 'team', $2)`,
      [age, age],
    );
    await database.query(
      `insert into grants (session_id, kind, granted_at, used_at) values ($1, 'organizer', now() - $2::interval, now())`,
      [age, age],
    );
  }
  await forget();
  const left = async (column: string, table: string) =>
    (await database.query<{ age: string }>(`select ${column} as age from ${table} order by 1`)).map(({ age }) => age);
  expect(await left('event', 'outgoing_mails')).toEqual(['1 hour', '2 months']);
  expect(await left('what', 'audit')).toEqual(['1 hour', '2 months']);
  expect(await left('session_id', 'grants')).toEqual(['1 hour']);
});

test('failures go when they are over; the mark of a stop stays until its end is in the audit', async () => {
  await database.query(
    `insert into failures (key, points, expire) values ('code-address:x', 1, 0), ('stopped:code', 0, 0)`,
  );
  await forget();
  expect(await database.query('select key from failures')).toEqual([{ key: 'stopped:code' }]);
});

test('of two processes only one takes care at a time', async () => {
  await database.query(
    `insert into grants (session_id, kind, granted_at) values ('old', 'organizer', now() - interval '2 days')`,
  );
  await opened.inTransaction(async () => {
    await opened.query('select pg_advisory_xact_lock(33017934)');
    const other = new Database(await databaseAt(database.url).initialize());
    await new Caretaker(other, pino({ level: 'silent' })).run();
    await other.source.destroy();
    expect(await database.query(`select from grants where session_id = 'old'`)).toHaveLength(1);
  });
  await forget();
  expect(await database.query(`select from grants where session_id = 'old'`)).toHaveLength(0);
});

test('what parents are told of how long things are kept are the policies that are carried out', () => {
  const policies = retention.map(({ policy }) => policy);
  expect(Object.values(retentionPeriods).filter((words) => !policies.includes(words))).toEqual([]);
  expect(
    Object.values(retentionPeriods).filter(
      (words) =>
        !parentsNotice
          .map((sentence) => translate(sentence))
          .join(' ')
          .includes(words),
    ),
  ).toEqual([]);
});

test('the privacy notice names every table that has a rule once, with every policy that is carried out', () => {
  const named = kinds.flatMap(({ tables }) => tables);
  expect(named.toSorted()).toEqual([...new Set(retention.map(({ table }) => table))].sort());
  const shown = storedKinds('en').flatMap(({ howLong }) => howLong);
  expect(shown.toSorted()).toEqual(retention.map(({ policy }) => policy).sort());
});
