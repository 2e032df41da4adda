import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.query(
    `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     select id, 'Kim ' || id, 'kim ' || id, '201-555-0101', '2015550101', 'a@family.example', 2014, 'Here to Play', 'None'
     from generate_series(102, 103) id`,
  );
  await database.query(
    `insert into ledger_entries (registration_id, player_id, tournament_name, amount_cents, method, cause, received_on,
       entered_by, entered_at)
     values (102, 102, 'Cup', 4200, 'venmo', 'payment', '2026-05-01', 'kit', now())`,
  );
});

afterAll(() => database.drop());

test.each(['amount_cents = 1', `method = 'cash'`, `note = 'x'`, `entered_by = 'x'`, 'player_id = 103'])(
  'an entry is never changed: %s',
  async (change) => {
    await expect(database.query(`update ledger_entries set ${change} where registration_id = 102`)).rejects.toThrow(
      'an entry of the ledger is never changed',
    );
  },
);
