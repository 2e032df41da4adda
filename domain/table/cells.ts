/** Rows of cells as they stand in somebody's table: texts, as many in each row as there are columns. */
export type Cells = readonly (readonly string[])[];

/** A table as somebody has pasted or dropped it: what stands above its columns, and its rows with their line in the original. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** The line as a spreadsheet counts it: the headings stand in line 1 unless something stands above them. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** So many rows are taken at once, and so many columns: a tournament's worth several times over. */
export const mostRows = 1000;
export const mostColumns = 100;

/** The longest cell that is read, in characters: twice the longest answer of any form. */
export const longestCell = 1000;

/**
 * The table in somebody's rows: the first row that has two answers holds the headings (a title may stand above it), empty
 * lines are passed over, and every row is as long as the longest. A table of one column begins with its first line.
 */
export function tableOf(cells: Cells): Table {
  const lines = cells.map((row, at) => ({ line: at + 1, cells: row.map(plainCell) }));
  const filled = lines.filter((row) => row.cells.some((cell) => cell !== ''));
  const head = filled.find((row) => row.cells.filter((cell) => cell !== '').length > 1) ?? filled[0];
  if (head === undefined) return { headings: [], rows: [] };
  const below = filled.filter(({ line }) => line > head.line);
  const width = [head, ...below].reduce((widest, row) => Math.max(widest, lengthOf(row.cells)), 0);
  return {
    headings: padded(head.cells, width),
    rows: below.map((row) => ({ line: row.line, cells: padded(row.cells, width) })),
  };
}

/** The same table where nothing stands above the columns: what was taken for the headings is its first row. */
export function withoutHeadings({ headings, rows }: Table): Table {
  const line = Math.max(1, (rows[0]?.line ?? 2) - 1);
  return { headings: headings.map(() => ''), rows: [{ line, cells: headings }, ...rows] };
}

/** Spreadsheets take what begins so for a formula; our files put an apostrophe before it, which is not part of the answer. */
const defused = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

/** A cell as it was answered: trimmed, without the apostrophe of a file of ours, blanks of spreadsheets as blanks. */
export function plainCell(cell: string): string {
  return cell
    .replace(defused, '')
    .replace(/\u00A0/g, ' ')
    .trim();
}

/** Cells up to the last one that says something. */
function lengthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function padded(cells: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}
