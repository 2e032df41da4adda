import { stringify } from 'csv-stringify/sync';

/** A column of a file: what stands above it, and what of a record stands in it. */
export type CsvColumn = readonly [heading: string, cell: (record: Readonly<Record<string, unknown>>) => unknown];

/** A CSV file as RFC 4180 has it, with a byte order mark for spreadsheets; every field quoted, none read as a formula. */
export function csvOf(columns: readonly CsvColumn[], records: readonly object[]): string {
  const rows = records.map((record) => columns.map(([, cell]) => written(cell({ ...record }))));
  return stringify([columns.map(([heading]) => heading), ...rows], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
