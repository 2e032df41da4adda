import type { Author } from '../../domain/bracket/brackets.ts';
import type { TournamentDay } from '../../domain/bracket/tournament-day.ts';
import type { GameChange } from '../../domain/game/history.ts';
import type { Database } from '../database/database.ts';
import { toSheetLine } from './game-on-file.ts';
import { scoreUpdateRows } from './score-update-row.ts';

const lines = `jsonb_to_recordset($2::jsonb) as line(id integer, match text, stage text, field text, start timestamptz,
  "end" timestamptz, status text, "isInBracket" boolean, round integer, "ageBracket" text, "team1Id" integer,
  "team2Id" integer, "winnerId" integer, "isLocked" boolean, notes text, "team1Score" integer, "team2Score" integer,
  "team1Shootout" integer, "team2Shootout" integer, "forfeitedBy" integer[])`;

const columns = `match_key, stage, round, age_bracket, team1_id, team2_id, team1_score, team2_score, team1_shootout,
  team2_shootout, forfeited_by, status, start_time, end_time, field, is_locked, notes, winner_id, bracket_id`;

const values = `line.match, line.stage, line.round, line."ageBracket", line."team1Id", line."team2Id", line."team1Score",
  line."team2Score", line."team1Shootout", line."team2Shootout", line."forfeitedBy", line.status, line.start, line."end",
  line.field, line."isLocked", line.notes, line."winnerId",
  (select bracket.id from brackets bracket
   where bracket.tournament_id = $1 and bracket.match_key = line.match and line."isInBracket")`;

const present = columns.replace(/\w+/g, (column) => `games.${column}`);

/** Writes the games of a day: those gone go, those that changed get a new version, and what was reset loses its goals. */
export async function writeGames(database: Database, day: TournamentDay): Promise<void> {
  const sheet = [day.tournament.id, JSON.stringify(day.games.map(toSheetLine))];
  const statements = [
    `delete from games where tournament_id = $1
       and id not in (select line.id from ${lines} where line.id is not null)`,
    `update games set bracket_id = null from ${lines}
     where games.id = line.id and games.tournament_id = $1 and games.match_key <> line.match`,
    `update games set (${columns}) = (${values}), version = games.version + 1, updated_at = now() from ${lines}
     where games.id = line.id and games.tournament_id = $1 and (${present}) is distinct from (${values})`,
    `insert into games (tournament_id, ${columns}) select $1, ${values} from ${lines} where line.id is null`,
    `delete from player_goals using games, ${lines}
     where games.id = player_goals.game_id and games.id = line.id and games.tournament_id = $1
       and games.status = 'scheduled'`,
  ];
  for (const statement of statements) await database.query(statement, sheet);
}

/** Adds to the histories of the games that were changed. */
export async function writeHistory(
  database: Database,
  history: readonly GameChange[],
  { by, at }: Author,
): Promise<void> {
  const added = history.map(({ gameId, kind, from, to }) => ({
    gameId,
    kind,
    fromTeam1Score: from.team1,
    fromTeam2Score: from.team2,
    team1Score: to.team1,
    team2Score: to.team2,
    timestamp: at,
    updatedBy: by.slice(0, 100),
  }));
  if (added.length > 0) await database.manager.insert(scoreUpdateRows, added);
}
