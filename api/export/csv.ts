import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify/sync';

/** Column of a CSV file: its heading, and the value of a record. */
export type CsvColumn = readonly [heading: string, cell: (record: Readonly<Record<string, unknown>>) => unknown];

/** File of a list: the beginning of its name, and its columns. */
export interface ExportFile {
  readonly stem: string;
  readonly columns: readonly CsvColumn[];
}

const form: Options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' };

/**
 * Writes a CSV file according to RFC 4180, with a byte order mark for spreadsheets; every field is quoted, none is read as a formula.
 * Rows are written at the pace they are read. An error breaks the connection, so that a partial file never looks complete.
 */
export function writeCsv(
  columns: readonly CsvColumn[],
  batches: AsyncIterable<readonly object[]>,
  out: Writable,
): Promise<void> {
  return pipeline(linesOf(columns, batches), out);
}

/** Yields each batch as one piece of text; a piece for each row would cost more than the row. */
async function* linesOf(columns: readonly CsvColumn[], batches: AsyncIterable<readonly object[]>) {
  yield stringify([columns.map(([heading]) => heading)], { ...form, bom: true });
  for await (const records of batches) {
    yield stringify(
      records.map((record) => columns.map(([, cell]) => written(cell({ ...record })))),
      form,
    );
  }
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
