import { Clock } from '../../domain/port/clock.ts';
import { testApi } from '../harness/api.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';
import { FixedClock } from '../in-memory/fixed-clock.ts';

const clock = new FixedClock(new Date('2026-12-31T20:00:00Z'));
let database: FreshDatabase;
let url: string;
let close: () => Promise<unknown>;

/** A process whose clock the tests set. */
beforeAll(async () => {
  database = await freshDatabase();
  const api = await testApi(database.url, {
    replace: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  url = await api.listen();
  close = async () => {
    await api.close();
    await database.drop();
  };
});
afterAll(() => close());

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(url + path);
  expect(answer.headers.has('x-request-id')).toBe(false);
  return (await answer.json()) as T;
}

test('a deadline passes and a child grows a year older at midnight in New Jersey, though nothing changes', async () => {
  const [cup] = await database.query<{ id: number }>(
    `insert into tournaments (name, date, age_group, location, registration_deadline)
     values ('New Year Cup', 'TBA', 'U7-U19', 'Fort Lee', '2026-12-31') returning id`,
  );
  const [captain] = await database.query<{ id: number }>(
    `insert into players (name, name_key, phone, phone_key, email, skill_level, current_club, birth_year)
     values ('Pat Miller', 'pat miller', '(201) 555-0100', '2015550100', 'pat@family.example', 'Here to Play', 'None', 2013) returning id`,
  );
  await database.query(
    `insert into teams (name, name_key, tournament_id, captain_id, captain_name, captain_email, captain_phone, skill_level, invitation_code)
     values ('Comets', 'comets', $1, $2, 'Pat Miller', 'pat@family.example', '(201) 555-0100', 'Here to Play', 'TEAM-ABCDEF-123')`,
    [cup?.id, captain?.id],
  );
  const seen = async () => {
    const [tournament] = await read<readonly { acceptsRegistrations: boolean }[]>('/api/tournaments');
    const [team] = await read<readonly { captainName: string }[]>('/api/teams');
    return [tournament?.acceptsRegistrations, team?.captainName];
  };
  expect(await seen()).toEqual([true, 'Pat M.']);
  clock.set(new Date('2027-01-01T04:59:59.999Z'));
  expect(await seen()).toEqual([true, 'Pat M.']);
  clock.set(new Date('2027-01-01T05:00:00.000Z'));
  expect(await seen()).toEqual([false, 'Pat Miller']);
});
