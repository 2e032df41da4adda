import { isDeepStrictEqual } from 'node:util';
import { type GameOnFile, notOnFile, type TournamentDay } from '../../domain/day/tournament-day.ts';
import type { GameChange } from '../../domain/game/history.ts';
import type { Author } from '../../domain/port/brackets.ts';
import type { Database } from '../database/database.ts';
import { toGameLine } from './game-on-file.ts';
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

/** Writes the games of a day that differ from what was read: those changed get a new version, and what was reset loses its goals. */
export async function writeGames(database: Database, day: TournamentDay, before?: TournamentDay): Promise<void> {
  const read = new Map((before?.games ?? []).map((onFile) => [onFile.game.id, toGameLine(onFile)]));
  const wanted = day.games.map(toGameLine);
  const changed = wanted.filter((line) => !isDeepStrictEqual(line, read.get(line.id ?? notOnFile)));
  const kept = new Set(wanted.map(({ id }) => id));
  const gone = [...read.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await database.query('delete from games where id = any($1)', [gone]);
  const parameters = [day.tournament.id, JSON.stringify(changed)];
  if (changed.some(({ id, match }) => id !== null && read.get(id)?.match !== match))
    await database.query(parting, parameters);
  if (changed.some(({ id }) => id !== null)) await database.query(changing, parameters);
  if (changed.some(({ id }) => id === null)) await database.query(adding, parameters);
  if (changed.some(({ id, status }) => id !== null && status === 'scheduled'))
    await database.query(emptying, parameters);
}

/** Games that change places give them up first. */
const parting = `update games set bracket_id = null from ${lines}
  where games.id = line.id and games.tournament_id = $1 and games.match_key <> line.match`;

const changing = `update games set (${columns}) = (${values}), version = games.version + 1, updated_at = now() from ${lines}
  where games.id = line.id and games.tournament_id = $1 and (${present}) is distinct from (${values})`;

const adding = `insert into games (tournament_id, ${columns}) select $1, ${values} from ${lines} where line.id is null`;

const emptying = `delete from player_goals using games, ${lines}
  where games.id = player_goals.game_id and games.id = line.id and games.tournament_id = $1
    and games.status = 'scheduled'`;

/** Writes a game that has been started or scored, and shows its match as being played. */
export async function writeGame(database: Database, onFile: GameOnFile): Promise<void> {
  const { id, status, team1Score, team2Score } = toGameLine(onFile);
  await database.query(
    `with written as (
       update games set status = $2, team1_score = $3, team2_score = $4, version = version + 1, updated_at = now()
       where id = $1 and (status, team1_score, team2_score) is distinct from ($2, $3, $4) returning bracket_id)
     update brackets set status = $2 from written where brackets.id = written.bracket_id and brackets.status <> $2`,
    [id, status, team1Score, team2Score],
  );
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
