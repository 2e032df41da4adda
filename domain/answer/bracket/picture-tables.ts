import type { TeamId } from '../../rule/match/match.ts';
import type { StandingLine } from '../standings/day-standings.ts';
import type { Measures, PictureColumn } from './picture-columns.ts';

/** Table of a group with its position in pixels, to the left of the matches that its ranks lead to. */
export interface PictureTable {
  /** Null when a division has only one group. */
  readonly group: string | null;
  readonly lines: readonly StandingLine[];
  readonly y: number;
  readonly height: number;
}

/** Distance between two tables, in pixels. */
const space = 20;

/** Stacks the tables of a division, each with its teams by rank. */
export function tablesFrom(lines: readonly StandingLine[], { tableRow }: Measures): readonly PictureTable[] {
  const tables: PictureTable[] = [];
  const groups = new Set(lines.map((line) => line.group));
  for (const group of groups) {
    const last = tables.at(-1);
    const own = lines.filter((line) => line.group === group).toSorted((one, other) => one.rank - other.rank);
    const y = last === undefined ? 0 : last.y + last.height + space;
    tables.push({ group: groups.size > 1 ? group : null, lines: own, y, height: (own.length + 1) * tableRow });
  }
  return tables;
}

/** Returns the column of the tables. */
export function columnOfTables(tables: readonly PictureTable[], round: number, { card }: Measures): PictureColumn {
  const last = tables.at(-1);
  return { round, x: 0, width: card.width, bottom: last === undefined ? 0 : last.y + last.height, matches: [] };
}

/** Returns the middle of a team's row; undefined when no table has it. */
export function rowOf(tables: readonly PictureTable[], team: TeamId, { tableRow }: Measures): number | undefined {
  for (const { lines, y } of tables) {
    const row = lines.findIndex(({ teamId }) => teamId === team);
    if (row !== -1) return y + (row + 1.5) * tableRow;
  }
  return undefined;
}

/** Returns the middle of the row of a rank; undefined when no table is that of the group. */
export function rowOfRank(
  tables: readonly PictureTable[],
  { group, rank }: { readonly group: string; readonly rank: number },
  { tableRow }: Measures,
): number | undefined {
  const table = tables.find((one) => one.group === group || tables.length === 1);
  return table !== undefined && rank <= table.lines.length ? table.y + (rank + 0.5) * tableRow : undefined;
}
