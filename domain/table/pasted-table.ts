import { accepted, type Field, refused } from '../form/field.ts';
import { inEnglish } from '../language/sentence.ts';
import { longestCell, mostColumns, mostRows, type TableRow } from './cells.ts';

/** Form field for the headings of a pasted or dropped table. */
const headings: Field<readonly string[]> = {
  label: 'Headings',
  limits: () => ({ type: 'array', required: true, maxItems: mostColumns }),
  read: (raw) => (areCells(raw) ? accepted(raw) : refused(inEnglish('Please paste a table with its headings'))),
};

/** Form field for its rows, each with its line. */
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

/** Form fields that take a table. */
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
