/** Rows of cells of a pasted table: texts, one for each column. */
export type Cells = readonly (readonly string[])[];

/** Table as pasted or dropped: its headings, and its rows with their line in the original. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Line as counted by a spreadsheet: the headings are in line 1 unless something stands above them. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Maximum of rows read at once: several times a tournament's worth. */
export const mostRows = 1000;

/** Maximum length of a cell, in characters: twice the longest answer of any form. */
export const longestCell = 1000;

/**
 * Reads rows of cells as a table. The first row with two filled cells holds the headings (a title may stand above
 * it), empty lines are skipped, and every row is as long as the longest. A table of one column begins with its
 * first line.
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

/** Matches the apostrophe that our files put before a cell which spreadsheets would take for a formula; it is not part of the answer. */
const defused = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Cleans a cell: trimmed, without the apostrophe of our own files, with plain blanks. */
function plainCell(cell: string): string {
  return cell
    .replace(defused, '')
    .replace(/\u00A0/g, ' ')
    .trim();
}

/** Returns the number of cells up to the last filled one. */
function lengthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function padded(cells: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}
