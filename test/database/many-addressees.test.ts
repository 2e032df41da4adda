import { Database } from '../../api/database/database.ts';
import { addresseesParts } from '../../api/mailing/postgres-addressees.ts';
import { PostgresMailings } from '../../api/mailing/postgres-mailings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import type { NewMailing } from '../../domain/mailing/mailing.ts';
import type { FreshDatabase } from '../harness/database.ts';
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
  ...different,
});

async function planOf(asked: NewMailing, among?: (bind: (value: unknown) => string) => string): Promise<string> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts = addresseesParts(asked, bind, among?.(bind) ?? '');
  const rows = await fresh.query<{ 'QUERY PLAN': string }>(
    `explain with ${parts} select count(*) from letters`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const unpaid = { paymentStatus: ['pending', 'failed'] };
const key = (column: string) => (bind: (value: unknown) => string) =>
  ` where ${column} = any(${bind([1, 2, 4])}::int[])`;

test('the unpaid of one tournament are found by its index, and each of them by number', async () => {
  const plan = await planOf(mailing({ tournamentId: 7, ...unpaid }));
  expect(plan).toContain('tournament_registrations_tournament_index');
  expect(plan).not.toMatch(/Seq Scan on (players|tournament_registrations)/);
});

test('whoever is next to be written to is looked up by number, however many a mailing means', async () => {
  const registered = await planOf(mailing(unpaid), key('registration_id'));
  expect(registered).toContain('tournament_registrations_pkey');
  const players = await planOf(mailing({}, { list: 'players' }), key('player_id'));
  expect(players).toContain('players_pkey');
  for (const plan of [registered, players]) expect(plan).not.toMatch(/Seq Scan on (players|tournament_registrations)/);
});

/** What an organizer waits for at most, in readings of all registrations with their players; usual is a tenth of it. */
const mostReadings = { 'the unpaid of one tournament': 10, 'everybody unpaid, past players too': 100 } as const;

test('a preview and the beginning of a mailing are quick among 100,000 players', async () => {
  const mailings = new PostgresMailings(database);
  const asked = {
    'the unpaid of one tournament': mailing({ tournamentId: 7, ...unpaid }),
    'everybody unpaid, past players too': mailing(unpaid),
  };
  for (const [name, most] of Object.entries(mostReadings)) {
    const one = asked[name as keyof typeof mostReadings];
    const laps = [performance.now()];
    const lap = () => laps.push(performance.now());
    await fresh.query(
      'select sum(length(registration::text || player::text)) from tournament_registrations registration join players player on player.id = player_id',
    );
    lap();
    await mailings.first(one);
    const counts = await mailings.counts(one);
    lap();
    const added = await database.inTransaction(() => mailings.add(one, 'kit', new Date()));
    lap();
    const due = await database.inTransaction(() => mailings.takeDue(20, 40));
    lap();
    expect([added.letters, due?.addressees.length]).toEqual([counts.letters, 20]);
    const [reading = 0, ...took] = laps.slice(1).map((end, lapped) => end - (laps[lapped] ?? 0));
    expect(Math.max(...took) / reading).toBeLessThan(most);
    await fresh.query('truncate mailings cascade');
  }
});
