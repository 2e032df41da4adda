import { freshDatabase } from '../harness/database.ts';
import { broken } from './invariants.ts';

/** A database whose every safeguard is off, with everything broken that can break. */
const ruin = [
  'alter table tournament_registrations disable trigger user',
  'alter table teams disable trigger user',
  'alter table players drop constraint players_person_unique',
  `insert into tournaments (name, date, age_group, location, max_teams) values ('Cup', 'TBA', 'U7-U19', 'Turf', 1)`,
  `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
   select 'Ana', 'ana' || greatest(number, 2), '1', '1', 'a@x.example', 2012, 'Here to Play', 'None'
   from generate_series(1, 3) number`,
  `insert into teams (tournament_id, name, name_key, captain_id, captain_name, captain_email, captain_phone,
     skill_level, invitation_code, max_players)
   select 1, 'Team', 'team' || number, 3, 'Ana', 'a@x.example', '1', 'Here to Play', 'CODE' || number, 1
   from generate_series(1, 2) number`,
  `insert into tournament_registrations (player_id, tournament_id, team_id, amount_cents, registration_date)
   select number, 1, 1, 4000, now() from generate_series(1, 2) number`,
  `insert into brackets (tournament_id, match_key, stage, round, position, winner_id, slots)
   values (1, 'first', 'knockout', 1, 1, 1, '[]'),
     (1, 'final', 'knockout', 2, 1, null, '[{"from": "winner", "of": "first"}]')`,
  `insert into games (tournament_id, match_key, stage, round, team1_id, team2_id, team1_score, status, start_time,
     end_time, field)
   values (1, 'first', 'knockout', 1, 1, 2, 3, 'completed', now(), now() + interval '15 minutes', 'Field 1')`,
  `insert into score_updates (game_id, kind, from_team1_score, from_team2_score, team1_score, team2_score, timestamp,
     updated_by)
   values (1, 'score', 0, 0, 2, 0, now(), 'Pat')`,
];

test('everything that must never break is noticed when it does', async () => {
  const database = await freshDatabase();
  expect(await broken(database)).toEqual([]);
  for (const statement of ruin) await database.query(statement);
  expect((await broken(database)).map((breach) => breach.split(':')[0])).toEqual([
    'a roster is above its maximum',
    "a team's players are miscounted",
    'a tournament is above its teams',
    "a tournament's teams are miscounted",
    'a person is registered twice in a tournament',
    'a captain is not on the roster',
    'a registration has no outgoing mail',
    'the last line of a history is not the score',
    'a completed knock-out game has no winner',
    'a winner does not stand in the next match',
    'a player is on file without a registration',
  ]);
  await database.drop();
});
