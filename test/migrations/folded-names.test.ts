import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseAt, migrate } from '../../api/schema/open-database.ts';
import { emptyDatabase } from '../harness/database.ts';

let source: DataSource;

beforeAll(async () => {
  source = await databaseAt((await emptyDatabase()).url).initialize();
  await migrate(source);
  await undoneTo('FoldedNames1795000000245');
  for (const row of rowsOfBefore) await source.query(...row);
  await migrate(source);
});

afterAll(() => source.destroy());

async function undoneTo(name: string): Promise<void> {
  for (;;) {
    const [last] = await source.query('select name from migrations order by id desc limit 1');
    await source.undoLastMigration();
    if (last.name === name) return;
  }
}

const player = (id: number, name: string, key: string, birthYear: number | null): [string, unknown[]] => [
  `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
   values ($1, $2, $3, '201-555-0101', '2015550101', 'a@family.example', $4, 'Here to Play', 'None')`,
  [id, name, key, birthYear],
];
const dialled = (id: number, name: string, phoneKey: string): [string, unknown[]] => [
  `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
   values ($1, $2, $4, $3, $3, 'a@family.example', 2014, 'Here to Play', 'None')`,
  [id, name, phoneKey, name.toLowerCase()],
];
const team = (id: number, name: string, key: string): [string, unknown[]] => [
  `insert into teams (id, tournament_id, name, name_key, captain_name, captain_email, captain_phone, skill_level, invitation_code)
   values ($1, (select min(id) from tournaments), $2, $3, 'Ada', 'a@family.example', '201-555-0101', 'Here to Play', 'TEAM-' || $1::int)`,
  [id, name, key],
];

/** As they were kept while only the typewriter's apostrophe was one. */
const rowsOfBefore = [
  [`insert into tournaments (name, date, age_group, location) values ('Cup', 'TBA', 'U7-U19', 'Turf')`, []],
  player(101, 'Finn O’Brien', 'finn o’brien', 2014),
  player(102, "Finn O'Brien", "finn o'brien", 2014),
  player(103, 'Finn O´Brien', 'finn o brien', 2014),
  player(104, 'Finn O’Brien', 'finn o’brien', 1980),
  player(105, 'Mary–Jane Park', 'mary–jane park', 2014),
  player(106, 'José Ñuñez', 'jose nunez', 2014),
  dialled(111, 'Ben Lee', '0012015550177'),
  dialled(112, 'Ben Lee', '2015550177'),
  dialled(113, 'Cleo Lee', '0012015550177'),
  team(201, 'St. Mary’s', 'st. mary’s'),
  team(202, "St. Mary's", "st. mary's"),
] as [string, unknown[]][];

test('existing names are compared folded; who coincides stays, told apart by a number', async () => {
  const players = await source.query('select id, name, name_key as key, twin from players where id < 110 order by id');
  expect(players).toEqual([
    { id: 101, name: 'Finn O’Brien', key: "finn o'brien", twin: 101 },
    { id: 102, name: "Finn O'Brien", key: "finn o'brien", twin: 0 },
    { id: 103, name: 'Finn O´Brien', key: "finn o'brien", twin: 103 },
    { id: 104, name: 'Finn O’Brien', key: "finn o'brien", twin: 0 },
    { id: 105, name: 'Mary–Jane Park', key: 'mary-jane park', twin: 0 },
    { id: 106, name: 'José Ñuñez', key: 'jose nunez', twin: 0 },
  ]);
  const teams = await source.query('select id, name_key as key, twin from teams order by id');
  expect(teams).toEqual([
    { id: 201, key: "st. mary's", twin: 201 },
    { id: 202, key: "st. mary's", twin: 0 },
  ]);
});

test('phones that were written with 001 are compared without it; who coincides by that stays', async () => {
  const players = await source.query('select id, phone_key as key, twin from players where id > 110 order by id');
  expect(players).toEqual([
    { id: 111, key: '2015550177', twin: 111 },
    { id: 112, key: '2015550177', twin: 0 },
    { id: 113, key: '2015550177', twin: 0 },
  ]);
});

test('no further row of that name comes on file', async () => {
  await expect(source.query(...player(107, "Finn O'Brien", "finn o'brien", 2014))).rejects.toThrow(
    'players_person_unique',
  );
});
