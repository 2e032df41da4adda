import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseAt, migrate, migrateTo } from '../../api/schema/open-database.ts';
import { emptyDatabase } from '../harness/database.ts';

let source: DataSource;

beforeAll(async () => {
  source = await databaseAt((await emptyDatabase()).url).initialize();
  await migrate(source);
  for (;;) {
    const [last] = await source.query('select name from migrations order by id desc limit 1');
    await source.undoLastMigration();
    if (last.name === 'Ledger1795000000365') break;
  }
  for (const row of rowsOfBefore) await source.query(row);
  await migrate(source);
});

afterAll(() => source.destroy());

test('a database that has what is newer by its number gets the ledger all the same', async () => {
  const { url } = await emptyDatabase();
  const done: readonly { readonly name: string }[] = await source.query(`select name from migrations order by id`);
  await migrateTo(
    url,
    done.map(({ name }) => name).filter((name) => name !== 'Ledger1795000000365'),
  );
  const newer = await databaseAt(url).initialize();
  await migrate(newer);
  const ran = await newer.query(
    `select name from migrations where name in ('Mailing1795000000375', 'Ledger1795000000365') order by id`,
  );
  await newer.destroy();
  expect(ran).toEqual([{ name: 'Mailing1795000000375' }, { name: 'Ledger1795000000365' }]);
});

const player = (id: number) =>
  `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
   values (${id}, 'Kim ${id}', 'kim ${id}', '201-555-0101', '2015550101', 'a@family.example', 2014, 'Here to Play', 'None')`;

const registration = (id: number, values: string) =>
  `insert into tournament_registrations (id, player_id, tournament_id, payment_status, payment_method, payment_method_text,
     amount_cents, payment_confirmed_by, payment_confirmed_at, registration_date)
   values (${id}, ${id}, (select id from tournaments where name = 'Ledger Cup'), ${values}, '2026-05-01T12:00:00Z')`;

/** As payments were on file before there was a ledger: 1 o'clock in the night in London is the evening before in New Jersey. */
const rowsOfBefore = [
  `insert into tournaments (name, date, age_group, location) values ('Ledger Cup', 'TBA', 'U7-U19', 'Turf')`,
  ...[101, 102, 103, 104, 105].map(player),
  registration(101, `'paid', 'cash', null, 4000, 'kit', '2026-06-02T01:00:00Z'`),
  registration(102, `'paid', 'other', 'Apple Pay', 4200, null, null`),
  registration(103, `'pending', 'venmo', null, 4000, null, null`),
  registration(104, `'failed', 'venmo', null, 4000, null, null`),
  registration(105, `'paid', 'venmo', null, 0, 'kit', '2026-06-02T01:00:00Z'`),
];

test('what is paid becomes an entry with amount, way and day as on file, and nothing else does', async () => {
  const entries = await source.query(
    `select registration_id as of, player_id as by, tournament_name as cup, amount_cents as cents, method, method_text as text, cause,
       received_on::text as day, entered_by as who from ledger_entries order by registration_id`,
  );
  const like = { cup: 'Ledger Cup', cause: 'on-file' };
  expect(entries).toEqual([
    { of: 101, by: 101, cents: 4000, method: 'cash', text: null, day: '2026-06-01', who: 'kit', ...like },
    {
      of: 102,
      by: 102,
      cents: 4200,
      method: 'other',
      text: 'Apple Pay',
      day: '2026-05-01',
      who: 'not recorded',
      ...like,
    },
  ]);
});

test('what a registration has received is the sum of its entries, and its state stays', async () => {
  const rows = await source.query(
    'select id, payment_status as state, received_cents as received from tournament_registrations order by id',
  );
  expect(rows).toEqual([
    { id: 101, state: 'paid', received: 4000 },
    { id: 102, state: 'paid', received: 4200 },
    { id: 103, state: 'pending', received: 0 },
    { id: 104, state: 'failed', received: 0 },
    { id: 105, state: 'paid', received: 0 },
  ]);
});

test.each(['amount_cents = 1', `method = 'cash'`, `note = 'x'`, `entered_by = 'x'`, 'player_id = 103'])(
  'an entry is never changed: %s',
  async (change) => {
    await expect(source.query(`update ledger_entries set ${change} where registration_id = 102`)).rejects.toThrow(
      'an entry of the ledger is never changed',
    );
  },
);
