import { bracketRows } from '../../domain/answer/bracket/bracket-row.ts';
import { deriveDay, type TournamentDay } from '../../domain/day/tournament-day.ts';
import type { Database } from '../database/database.ts';

const columns = `line("key" text, stage text, round integer, position integer, "team1Id" integer, "team2Id" integer,
  "winnerId" integer, field text, "gameTime" timestamptz, status text, "ageBracket" text, slots jsonb, place integer)`;

/** Writes the brackets derived from a day. A match keeps its id as long as it keeps its place. */
export async function writeBrackets(database: Database, day: TournamentDay, before?: TournamentDay): Promise<void> {
  const rows = bracketLines(day);
  const parameters = [day.tournament.id, JSON.stringify(rows)];
  const [places, earlier] = [rows.map(({ key }) => key), (before?.seats ?? []).map(({ key }) => key)];
  if (earlier.some((key) => !places.includes(key))) await database.send(removing, parameters);
  if (earlier.length > 0) await database.send(changing, parameters);
  if (places.some((key) => !earlier.includes(key))) await database.send(adding, parameters);
}

const removing = {
  name: 'brackets_removed',
  sql: `delete from brackets where tournament_id = $1
    and match_key not in (select "key" from jsonb_to_recordset($2::jsonb) as ${columns})`,
  freesNoPlace: true,
} as const;

/** Updates only rows that differ from those on file. */
const changing = {
  name: 'brackets_changed',
  sql: `update brackets set (team1_id, team2_id, winner_id, field, game_time, status, slots) =
      (line."team1Id", line."team2Id", line."winnerId", line.field, line."gameTime", line.status, line.slots)
    from jsonb_to_recordset($2::jsonb) as ${columns}
    where tournament_id = $1 and match_key = line."key"
      and (team1_id, team2_id, winner_id, brackets.field, game_time, brackets.status, brackets.slots) is distinct from
        (line."team1Id", line."team2Id", line."winnerId", line.field, line."gameTime", line.status, line.slots)`,
  freesNoPlace: true,
} as const;

const adding = {
  name: 'brackets_added',
  sql: `insert into brackets (tournament_id, match_key, stage, round, position, team1_id, team2_id, winner_id, field,
      game_time, status, age_bracket, slots)
    select $1, "key", stage, round, position, "team1Id", "team2Id", "winnerId", field, "gameTime", status,
      "ageBracket", slots
    from jsonb_to_recordset($2::jsonb) as ${columns}
    where not exists (select from brackets where tournament_id = $1 and match_key = "key")
    order by place`,
  freesNoPlace: true,
} as const;

function bracketLines(day: TournamentDay) {
  const shown = deriveDay(day);
  const slots = new Map(shown.flatMap(({ matches }) => matches).map((match) => [match.key, match.slots]));
  return bracketRows(shown, day.draw.timetable).map((row, place) => ({ ...row, slots: slots.get(row.key), place }));
}
