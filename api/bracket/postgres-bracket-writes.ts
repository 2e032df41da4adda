import { bracketRows } from '../../domain/answer/bracket/bracket-row.ts';
import { deriveDay, type TournamentDay } from '../../domain/day/tournament-day.ts';
import type { Database } from '../database/database.ts';
import { type LineOf, lineColumns } from '../database/row-statements.ts';
import { type BracketMatchRow, bracketMatchRows } from './bracket-row.ts';

const besideLines = ['id', 'tournamentId'] satisfies readonly (keyof BracketMatchRow)[];

/** Match as it is written, with its place among those of the day. */
interface BracketLine extends LineOf<BracketMatchRow, (typeof besideLines)[number]> {
  readonly place: number;
}

const written = lineColumns(bracketMatchRows, besideLines);

const lines = `jsonb_to_recordset($2::jsonb) as line(place integer, ${written.read})`;

/** Writes the brackets derived from a day. A match keeps its id as long as it keeps its place. */
export async function writeBrackets(database: Database, day: TournamentDay, before?: TournamentDay): Promise<void> {
  const rows = bracketLines(day);
  const parameters = [day.tournament.id, JSON.stringify(rows)];
  const [places, earlier] = [rows.map(({ matchKey }) => matchKey), (before?.seats ?? []).map(({ key }) => key)];
  if (earlier.some((key) => !places.includes(key))) await database.send(removing, parameters);
  if (earlier.length > 0) await database.send(changing, parameters);
  if (places.some((key) => !earlier.includes(key))) await database.send(adding, parameters);
}

const removing = {
  name: 'brackets_removed',
  sql: `delete from brackets where tournament_id = $1 and match_key not in (select "matchKey" from ${lines})`,
  freesNoPlace: true,
} as const;

/** Updates only rows that differ from those on file. */
const changing = {
  name: 'brackets_changed',
  sql: `update brackets set (${written.columns}) = (${written.values}) from ${lines}
    where tournament_id = $1 and match_key = line."matchKey" and (${written.onFile}) is distinct from (${written.values})`,
  freesNoPlace: true,
} as const;

const adding = {
  name: 'brackets_added',
  sql: `insert into brackets (tournament_id, ${written.columns}) select $1, ${written.values} from ${lines}
    where not exists (select from brackets where tournament_id = $1 and match_key = line."matchKey")
    order by place`,
  freesNoPlace: true,
} as const;

const bracketLines = (day: TournamentDay): readonly BracketLine[] =>
  bracketRows(deriveDay(day), day.draw.timetable).map((row, place) => ({ ...row, place }));
