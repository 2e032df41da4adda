import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { hoursAround } from './demo-plays.ts';
import { seedDemo } from './seed-demo.ts';

let database: Database;
const saturdayEvening = new Date('2026-11-21T22:52:00Z');
const count = async (question: string) => {
  const [row] = await database.query<{ count: string }>(`select count(*) from ${question}`);
  return Number(row?.count);
};

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
  await seedDemo(database, saturdayEvening);
});
afterAll(() => database.source.destroy());

test('a cup of the last summer was played to its final, every game with a score', async () => {
  for (const cup of [5, 6]) {
    expect(await count(`games where tournament_id = ${cup} and status <> 'completed'`)).toBe(0);
    expect(await count(`brackets where tournament_id = ${cup} and status <> 'completed'`)).toBe(0);
    expect(await count(`brackets where tournament_id = ${cup} and stage = 'knockout' and winner_id is null`)).toBe(0);
  }
  expect(await count('games where tournament_id = 5')).toBe(23);
  expect(await count('games where tournament_id = 6')).toBe(10);
});

test('a tournament is being played: an hour of games is over and those of now are under way', async () => {
  const games = 'games where tournament_id = 16';
  expect(await count(`${games} and status = 'completed'`)).toBeGreaterThanOrEqual(6);
  expect(await count(`${games} and status = 'in_progress'`)).toBe(1);
  expect(await count(`${games} and status = 'scheduled'`)).toBeGreaterThanOrEqual(6);
  const now = await database.query<{ start_time: Date }>(
    `select distinct start_time from games where status = 'in_progress'`,
  );
  expect(now).toEqual([{ start_time: new Date('2026-11-21T22:45:00Z') }]);
  expect(await count(`${games} and status = 'completed' and end_time > '2026-11-21T22:45:00Z'`)).toBe(0);
  expect(await count(`tournaments where id = 16 and status = 'active' and first_day = '2026-11-21'`)).toBe(1);
});

test('the match day has five live games at two places, both of which have a Field 1', async () => {
  expect(await count(`games where status = 'in_progress'`)).toBe(5);
  expect(await count(`games where tournament_id = 17 and status = 'completed'`)).toBe(0);
  expect(
    await count(`(select distinct location from games join tournaments on tournaments.id = tournament_id
      where games.status = 'in_progress' and field = 'Field 1') as place`),
  ).toBe(2);
});

test('no two teams of one name play on the same day', async () => {
  expect(
    await count('(select name from teams where tournament_id in (16, 17) group by name having count(*) > 1) as twice'),
  ).toBe(0);
});

test('tournaments with eight teams and more wait to be drawn', async () => {
  expect(
    await count(`tournaments where id in (13, 14) and team_count >= 8 and status = 'upcoming'
      and not exists (select from draws where tournament_id = tournaments.id)`),
  ).toBe(2);
});

test('every goal of a score has its scorer, who plays for the team', async () => {
  const missing = `games where team1_score + team2_score <> (select count(*) from player_goals where game_id = games.id)`;
  expect(await count(missing)).toBe(0);
  expect(await count('player_goals')).toBeGreaterThan(60);
  expect(
    await count(`player_goals goal where not exists (select from tournament_registrations
      where player_id = goal.player_id and team_id = goal.team_id)`),
  ).toBe(0);
});

test('every score is the last line of its history', async () => {
  expect(
    await count(`games where status <> 'scheduled' and (team1_score, team2_score) is distinct from
      (select (team1_score, team2_score) from score_updates where game_id = games.id order by id desc limit 1)`),
  ).toBe(0);
});

test('the demo is all test data, and is not put twice', async () => {
  for (const table of ['tournaments', 'teams', 'players']) expect(await count(`${table} where not is_test`)).toBe(0);
  const before = await count('games');
  await seedDemo(database, saturdayEvening);
  expect(await count('games')).toBe(before);
});

test.each([
  ['2026-11-21T22:52:00Z', [{ day: '2026-11-21', startTime: '16:45', endTime: '20:45' }]],
  [
    '2026-11-22T05:20:00Z',
    [
      { day: '2026-11-21', startTime: '23:15', endTime: '23:59' },
      { day: '2026-11-22', startTime: '00:00', endTime: '03:15' },
    ],
  ],
  ['2026-11-22T02:00:00Z', [{ day: '2026-11-21', startTime: '20:00', endTime: '23:59' }]],
])('a day being played at %s has its hours around that moment', (now, hours) => {
  expect(hoursAround(new Date(now))).toEqual(hours);
});

test.each(['2026-11-22T05:20:00Z', '2026-11-01T05:40:00Z', '2026-03-08T07:10:00Z'])(
  'the demo can be set up in the middle of the night, also when the clocks change: %s',
  async (now) => {
    const night = new Database(await databaseAt((await freshDatabase()).url).initialize());
    await seedDemo(night, new Date(now));
    const [playing] = await night.query<{ count: string }>(`select count(*) from games where status = 'in_progress'`);
    expect(Number(playing?.count)).toBe(5);
    await night.source.destroy();
  },
);
