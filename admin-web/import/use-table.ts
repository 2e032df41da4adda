import { useMemo, useState } from 'react';
import type { Column } from '../../domain/import/column.ts';
import { guessColumns, mayLackHeadings, surelyLacksHeadings } from '../../domain/import/guess-columns.ts';
import { unfold } from '../../domain/import/unfold.ts';
import { mostRows, type Table, withoutHeadings } from '../../domain/table/cells.ts';
import { tooLong } from '../table/paste-table.tsx';
import { longestTable, readTable } from '../table/read-table.ts';
import type { TableSent } from '../transport/import-calls.ts';

const untouched = { tournamentId: null, isFirstCaptain: false, mailsFamilies: false, isTeamFromAbove: false };

export type Options = {
  readonly tournamentId: number | null;
  readonly isFirstCaptain: boolean;
  readonly mailsFamilies: boolean;
  readonly isTeamFromAbove: boolean;
};

/** Holds the imported table: corrected cells, chosen columns, and the resulting request. */
export function useTable() {
  const [table, setTable] = useState<Table>();
  /** Table as read, whose first line may be a row instead of headings. */
  const [asRead, setAsRead] = useState<Table>();
  const [isHeadless, setHeadless] = useState(false);
  const [columns, setColumns] = useState<readonly Column[]>([]);
  const [options, setOptions] = useState<Options>(untouched);
  const [complaint, setComplaint] = useState<string>();
  const { tournamentId, isFirstCaptain, mailsFamilies, isTeamFromAbove } = options;
  const sent = useMemo<TableSent>(
    () => ({
      tournamentId,
      isFirstCaptain,
      mailsFamilies,
      rows: table === undefined ? [] : unfold(table, columns, { isTeamFromAbove }),
    }),
    [table, columns, tournamentId, isFirstCaptain, mailsFamilies, isTeamFromAbove],
  );
  const take = (found: Table, isOn: boolean) => {
    const taken = isOn ? withoutHeadings(found) : found;
    setHeadless(isOn);
    setTable(taken);
    setColumns(guessColumns(taken));
  };
  return {
    table,
    columns,
    options,
    complaint,
    sent,
    complain: setComplaint,
    read: (text: string) => {
      const found = text.length > longestTable ? undefined : readTable(text);
      const wrong = complaintAbout(found);
      setComplaint(wrong);
      if (found === undefined || wrong !== undefined) return;
      setAsRead(found);
      take(found, surelyLacksHeadings(found));
    },
    /** Whether the first line is a row, and whether that is worth asking. */
    headless: { isOn: isHeadless, isAsked: asRead !== undefined && mayLackHeadings(asRead) },
    setHeadless: (isOn: boolean) => asRead !== undefined && take(asRead, isOn),
    choose: (at: number, column: Column) => setColumns(chosen(columns, at, column)),
    set: (changed: Partial<Options>) => setOptions({ ...options, ...changed }),
    write: (line: number, at: number, text: string) => setTable(table && written(table, line, at, text)),
    leaveOut: (line: number) => setTable(table && { ...table, rows: table.rows.filter((row) => row.line !== line) }),
    clear: () => {
      setTable(undefined);
      setAsRead(undefined);
      setHeadless(false);
      setColumns([]);
      setOptions({ ...untouched, tournamentId });
    },
  };
}

export type ImportedTable = ReturnType<typeof useTable>;

function complaintAbout(table: Table | undefined): string | undefined {
  if (table === undefined) return tooLong;
  const { length } = table.rows;
  if (length === 0) return 'There are headings but no rows below them.';
  return length > mostRows
    ? `${length} rows; at most ${mostRows} can be imported at once. Split the table in two.`
    : undefined;
}

/** Chooses the meaning of a column; another column with the same meaning loses it. */
function chosen(columns: readonly Column[], at: number, column: Column): readonly Column[] {
  return columns.map((one, place) => {
    if (place === at) return column;
    const isSame = column !== null && one?.meaning === column.meaning && one.member === column.member;
    return isSame ? null : one;
  });
}

function written({ headings, rows }: Table, line: number, at: number, text: string): Table {
  return {
    headings,
    rows: rows.map((row) => (row.line === line ? { ...row, cells: row.cells.with(at, text) } : row)),
  };
}
