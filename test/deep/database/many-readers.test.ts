import { Database } from '../../../api/database/database.ts';
import { audienceParts } from '../../../api/mailing/postgres-audience.ts';
import { PostgresMailings } from '../../../api/mailing/postgres-mailings.ts';
import { databaseAt } from '../../../api/schema/open-database.ts';
import type { NewMailing } from '../../../domain/rule/mailing/mailing.ts';
import type { FreshDatabase } from '../../harness/database.ts';
import { many, registeredPlayers } from './registered-players.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await registeredPlayers();
  database = new Database(await databaseAt(fresh.url).initialize());
  // A year ago: whoever played there is written to as to somebody who may not want it.
  await fresh.query(`update tournaments set status = 'completed' where id % 10 = 0`);
  await fresh.query(
    `insert into news_endings (address, ended_at)
     select 'p' || n || '@family.example', now() from generate_series(10, ${many}, 100) n`,
  );
  await fresh.query('analyze tournaments, news_endings');
});

afterAll(async () => {
  await database.source.destroy();
  await fresh.drop();
});

const mailing = (filter: object, different: Partial<NewMailing> = {}): NewMailing => ({
  list: 'tournament-registrations',
  filter: JSON.stringify(filter),
  subject: 'Saturday',
  text: 'Hi {name}, you owe {amount}.',
  spanishSubject: null,
  spanishText: null,
  isUrgent: false,
  ...different,
});

async function planOf(one: NewMailing): Promise<string> {
  const values: unknown[] = [];
  const parts = audienceParts(one, (value) => `$${values.push(value)}`);
  const rows = await fresh.query<{ 'QUERY PLAN': string }>(
    `explain with ${parts} select count(*) from letters`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const unpaid = { paymentStatus: ['pending', 'failed'] };
test('the unpaid of one tournament are found by its index, and each of them by number', async () => {
  const plan = await planOf(mailing({ tournamentId: 7, ...unpaid }));
  expect(plan).toContain('tournament_registrations_tournament_index');
  expect(plan).not.toMatch(/Seq Scan on (players|tournament_registrations)/);
});

test('who reads a mailing to one tournament is found quickly among 100,000 players', async () => {
  const begun = performance.now();
  await fresh.query(
    'select sum(length(registration::text || player::text)) from tournament_registrations registration join players player on player.id = player_id',
  );
  const reading = performance.now() - begun;
  const { readers } = await new PostgresMailings(database).audience(mailing({ tournamentId: 7, ...unpaid }));
  expect(readers.length).toBeGreaterThan(0);
  expect((performance.now() - begun - reading) / reading).toBeLessThan(10);
});
