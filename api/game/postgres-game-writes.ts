import { isDeepStrictEqual } from 'node:util';
import type { Author } from '../../domain/port/brackets.ts';
import type { EnteredAlone } from '../../domain/rule/bracket/single-game.ts';
import { notOnFile, type TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import type { GameChange } from '../../domain/rule/game/history.ts';
import type { Database } from '../database/database.ts';
import { lineColumns } from '../database/row-statements.ts';
import { toGameLine } from './game-on-file.ts';
import { besideLines, type GameLine, gameRows } from './game-row.ts';

const written = lineColumns(gameRows, besideLines);

const lines = `jsonb_to_recordset($2::jsonb) as line(id integer, "isInBracket" boolean, ${written.read})`;

const columns = `${written.columns}, bracket_id`;

const values = `${written.values},
  (select bracket.id from brackets bracket
   where bracket.tournament_id = $1 and bracket.match_key = line."matchKey" and line."isInBracket")`;

/** Condition for a game that has begun; one forfeited before its start, or closed as not played, never did. */
const isBegun = `line.status <> 'scheduled' and line.unfinished is distinct from 'unplayed' and (line."forfeitedBy" is null or line.ending->>'before' is not null)`;

/** Writes the changed games of a day: each gets a new version, and reset ones lose their goals. */
export async function writeGames(
  database: Database,
  day: TournamentDay,
  at: Date,
  before?: TournamentDay,
): Promise<void> {
  const read = new Map((before?.games ?? []).map((onFile) => [onFile.game.id, toGameLine(onFile)]));
  const wanted = day.games.map(toGameLine);
  const changed = wanted.filter((line) => !isDeepStrictEqual(line, read.get(line.id ?? notOnFile)));
  const kept = new Set(wanted.map(({ id }) => id));
  const gone = [...read.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await database.send(removing, [gone]);
  const parameters = [day.tournament.id, JSON.stringify(changed)];
  if (changed.some(({ id, matchKey }) => id !== null && read.get(id)?.matchKey !== matchKey))
    await database.send(parting, parameters);
  if (changed.some(({ id }) => id !== null && read.has(id))) await database.send(changing, [...parameters, at]);
  if (changed.some(({ id }) => id !== null && !read.has(id))) await database.send(publishing, parameters);
  if (changed.some(({ id }) => id === null)) await database.send(adding, [...parameters, at]);
  await exchangeGoals(database, changed, { tournamentId: day.tournament.id, read });
  if (changed.some(({ id, status }) => id !== null && status === 'scheduled' && read.get(id)?.status !== status))
    await database.send(emptying, parameters);
}

/** Sets the goals of games aside whose result was set aside, and puts those of results back that have come back. */
async function exchangeGoals(
  database: Database,
  changed: readonly GameLine[],
  { tournamentId, read }: { readonly tournamentId: number; readonly read: ReadonlyMap<number, GameLine> },
): Promise<void> {
  const exchanged = changed.flatMap(({ id, setAside }) => {
    const before = id === null ? undefined : read.get(id);
    if (before === undefined || isDeepStrictEqual(setAside, before.setAside)) return [];
    return [{ id, pairing: [before.team1Id, before.team2Id] }];
  });
  if (exchanged.length === 0) return;
  const parameters = [tournamentId, JSON.stringify(exchanged)];
  await database.send(settingAside, parameters);
  await database.send(puttingBack, parameters);
}

const pairings = 'jsonb_to_recordset($2::jsonb) as line(id integer, pairing jsonb)';

const settingAside = {
  name: 'goals_set_aside',
  sql: `with gone as (
      delete from player_goals using ${pairings} where player_goals.game_id = line.id returning player_goals.*, line.pairing)
    update games set goals_set_aside = games.goals_set_aside || told.goals
    from (select game_id, jsonb_agg(to_jsonb(gone)) as goals from gone group by game_id) told
    where games.id = told.game_id and games.tournament_id = $1`,
  freesNoPlace: true,
} as const;

/** Condition for a goal that was set aside with the two teams that its game has now. */
const isOfPairing = `goal->'pairing' @> jsonb_build_array(games.team1_id, games.team2_id)`;

const puttingBack = {
  name: 'goals_put_back',
  sql: `with back as (
      insert into player_goals (id, game_id, player_id, team_id, minute, scorer, keeper_id, updated_by, created_at)
      select (goal->>'id')::int, games.id, player.id, (goal->>'team_id')::int, (goal->>'minute')::int, goal->>'scorer',
        keeper.id, goal->>'updated_by', (goal->>'created_at')::timestamptz
      from games join ${pairings} on line.id = games.id cross join jsonb_array_elements(games.goals_set_aside) goal
      left join players player on player.id = (goal->>'player_id')::int
      left join score_keepers keeper on keeper.id = (goal->>'keeper_id')::int
      where games.tournament_id = $1 and ${isOfPairing})
    update games set goals_set_aside = (select coalesce(jsonb_agg(goal), '[]')
      from jsonb_array_elements(games.goals_set_aside) goal where not ${isOfPairing})
    from ${pairings} where games.id = line.id and games.tournament_id = $1`,
  freesNoPlace: true,
} as const;

const removing = { name: 'games_removed', sql: 'delete from games where id = any($1)', freesNoPlace: true } as const;

/** Clears the bracket of games that change places, before they get their new one. */
const parting = {
  name: 'games_parted',
  sql: `update games set bracket_id = null from ${lines}
    where games.id = line.id and games.tournament_id = $1 and games.match_key <> line."matchKey"`,
  freesNoPlace: true,
} as const;

const changing = {
  name: 'games_changed',
  sql: `update games set (${columns}) = (${values}),
      started_at = case when ${isBegun} then coalesce(games.started_at, $3) end, version = games.version + 1, updated_at = now() from ${lines}
    where games.id = line.id and games.tournament_id = $1 and (${written.onFile}, games.bracket_id) is distinct from (${values})`,
  freesNoPlace: true,
} as const;

/** Inserts the games of a draft under the ids they have had in it. */
const publishing = {
  name: 'games_published',
  sql: `insert into games (id, tournament_id, ${columns}) select line.id, $1, ${values} from ${lines}
    where line.id is not null and not exists (select from games known where known.id = line.id)`,
  freesNoPlace: true,
} as const;

const adding = {
  name: 'games_added',
  sql: `insert into games (tournament_id, started_at, ${columns})
    select $1, case when ${isBegun} then $3::timestamptz end, ${values} from ${lines} where line.id is null`,
  freesNoPlace: true,
} as const;

const emptying = {
  name: 'games_emptied',
  sql: `delete from player_goals using games, ${lines}
    where games.id = player_goals.game_id and games.id = line.id and games.tournament_id = $1
      and games.status = 'scheduled'`,
  freesNoPlace: true,
} as const;

const historyAdded = (lines: string) => `insert into score_updates
    (game_id, kind, from_team1_score, from_team2_score, team1_score, team2_score, "timestamp", updated_by)
  select line."gameId", line.kind, line.from1, line.from2, line.to1, line.to2, line.at, line.by
  from jsonb_to_recordset(${lines}::jsonb) as line("gameId" integer, kind text, from1 integer, from2 integer,
    to1 integer, to2 integer, at timestamptz, by text)`;

const history = { name: 'game_history', sql: historyAdded('$1'), freesNoPlace: true } as const;

const entry = {
  name: 'game_entry',
  sql: `with written as (
      update games set status = $2, team1_score = $3, team2_score = $4, notes = $7, version = version + 1, updated_at = now(),
        started_at = case when $2 = 'scheduled' then started_at else coalesce(started_at, $6) end
      where id = $1 and (status, team1_score, team2_score, notes) is distinct from ($2, $3, $4, $7) returning bracket_id),
    shown as (
      update brackets set status = $2 from written where brackets.id = written.bracket_id and brackets.status <> $2)
    ${historyAdded('$5')}`,
  freesNoPlace: true,
} as const;

/** Writes a game that was started, scored or noted upon, with the addition to its history, and shows its status on its match. */
export async function writeGame(database: Database, entered: EnteredAlone, author: Author): Promise<void> {
  const { id, status, team1Score, team2Score, notes } = toGameLine(entered.onFile);
  const added = historyLines(entered.history, author);
  await database.send(entry, [id, status, team1Score, team2Score, added, author.at, notes]);
}

/** Adds entries to the histories of changed games. */
export async function writeHistory(database: Database, added: readonly GameChange[], author: Author): Promise<void> {
  if (added.length > 0) await database.send(history, [historyLines(added, author)]);
}

function historyLines(added: readonly GameChange[], { by, at }: Author): string {
  const lines = added.map(({ gameId, kind, from, to }) => ({
    ...{ gameId, kind, at, by: by.slice(0, 100) },
    ...{ from1: from.team1, from2: from.team2, to1: to.team1, to2: to.team2 },
  }));
  return JSON.stringify(lines);
}
