import type { StandingLine } from '../standings/day-standings.ts';
import type { Measures, PictureColumn } from './picture-columns.ts';

/** The table of a group and where it stands, in pixels: at the left of what its ranks lead to. */
export interface PictureTable {
  /** Null where a division is one group. */
  readonly group: string | null;
  readonly lines: readonly StandingLine[];
  readonly y: number;
  readonly height: number;
}

/** Between two tables, in pixels. */
const space = 20;

/** The tables of a division below each other, each with its teams by rank. */
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

/** The column that the tables stand in. */
export function columnOfTables(tables: readonly PictureTable[], round: number, { card }: Measures): PictureColumn {
  const last = tables.at(-1);
  return { round, x: 0, width: card.width, bottom: last === undefined ? 0 : last.y + last.height, matches: [] };
}

/** The middle of a rank's row; undefined where no table has it. */
export function rowOf(
  tables: readonly PictureTable[],
  group: string,
  rank: number,
  { tableRow }: Measures,
): number | undefined {
  const table = tables.find((one) => one.group === group) ?? (tables.length === 1 ? tables[0] : undefined);
  if (table === undefined || rank > table.lines.length) return undefined;
  return table.y + (rank + 0.5) * tableRow;
}
