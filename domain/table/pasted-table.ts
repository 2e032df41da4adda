import { accepted, type Field, refused } from '../form/field.ts';
import { inEnglish } from '../language/sentence.ts';
import { longestCell, mostColumns, mostRows, type TableRow } from './cells.ts';

/** The columns of a table that was pasted or dropped, as they are headed. */
const headings: Field<readonly string[]> = {
  label: 'Headings',
  limits: () => ({ type: 'array', required: true, maxItems: mostColumns }),
  read: (raw) => (areCells(raw) ? accepted(raw) : refused(inEnglish('Please paste a table with its headings'))),
};

/** Its rows, each with the line on which it stands. */
const rows: Field<readonly TableRow[]> = {
  label: 'Rows',
  limits: () => ({ type: 'array', of: 'object', required: true, maxItems: mostRows }),
  read: (raw) => {
    if (!Array.isArray(raw)) return refused(inEnglish('Please paste a table with its rows'));
    if (raw.length > mostRows) return refused(inEnglish(`At most ${mostRows} rows can be read at once`));
    const read = raw.flatMap((one) => rowIn(one) ?? []);
    if (read.length < raw.length) return refused(inEnglish('Each row needs its line, and texts for its cells'));
    return accepted(read);
  },
};

/** The questions of a form that takes a table: the answers are the table. */
export const pastedTable = { headings, rows } as const;

function rowIn(raw: unknown): TableRow | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { line, cells }: { line?: unknown; cells?: unknown } = raw;
  if (!Number.isSafeInteger(line) || Number(line) < 1 || !areCells(cells)) return undefined;
  return { line: Number(line), cells };
}

function areCells(raw: unknown): raw is readonly string[] {
  const isCell = (cell: unknown) => typeof cell === 'string' && cell.length <= longestCell;
  return Array.isArray(raw) && raw.length <= mostColumns && raw.every(isCell);
}
