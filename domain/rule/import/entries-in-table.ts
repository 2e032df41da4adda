import type { Table, TableRow } from '../table/cells.ts';
import type { Column, ColumnAnswer } from './column.ts';

/** Cells of one row about one player, or about a team alone, as written. */
export type EntryTexts = Partial<Readonly<Record<Exclude<ColumnAnswer, 'firstName' | 'lastName'>, string>>> & {
  /** Line of the table; `member` is the number of the player in the row, 0 where a row is one player. */
  readonly line: number;
  readonly member: number;
};

/** Returns an entry for each player of a table, and for each row that names a team and no player. */
export function entriesInTable({ rows }: Table, columns: readonly Column[]): readonly EntryTexts[] {
  const numbers = [...new Set(columns.flatMap((column) => column?.member || []))].sort((one, other) => one - other);
  return rows.flatMap((row) => {
    const ofRow = { line: row.line, member: 0, ...textsOf(row, columns, 0) };
    const players = numbers.flatMap((member) => {
      const own = textsOf(row, columns, member);
      return Object.keys(own).length === 0 ? [] : [{ ...ofRow, ...own, member }];
    });
    return players.length > 0 ? players : [ofRow];
  });
}

/** Our own files write this for an answer that nobody gave. */
const unknown = 'Not specified';

function textsOf({ cells }: TableRow, columns: readonly Column[], member: number): Partial<EntryTexts> {
  const found = columns.flatMap((column, at) => {
    const text = cells[at] ?? '';
    return column?.member !== member || text === '' || text === unknown ? [] : [[column.answer, text] as const];
  });
  const { firstName, lastName, ...texts }: Partial<Record<ColumnAnswer, string>> = Object.fromEntries(found);
  const name = joined(texts.name ?? firstName, lastName);
  return name === '' ? texts : { ...texts, name };
}

/** Joins a first and a last name; a whole name beside a last name stays as it is. */
function joined(first = '', last = ''): string {
  return first.toLowerCase().endsWith(` ${last.toLowerCase()}`) ? first : `${first} ${last}`.trim();
}
