import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify/sync';

/** A column of a file: what stands above it, and what of a record stands in it. */
export type CsvColumn = readonly [heading: string, cell: (record: Readonly<Record<string, unknown>>) => unknown];

const form: Options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' };

/**
 * Writes a CSV file as RFC 4180 has it, with a byte order mark for spreadsheets; every field quoted, none read as a formula.
 * It is written as fast as it is read, and an end that was not reached breaks the connection: no part looks like a whole.
 */
export function writeCsv(
  columns: readonly CsvColumn[],
  batches: AsyncIterable<readonly object[]>,
  out: Writable,
): Promise<void> {
  return pipeline(linesOf(columns, batches), out);
}

/** A batch is one piece of the file: a piece for each row would cost more than the row. */
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
