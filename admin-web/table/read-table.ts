import Papa from 'papaparse';
import { type Table, tableOf } from '../../domain/table/cells.ts';

/** The most that is read of a paste or a file, in characters: a thousand rows and more. */
export const longestTable = 2_000_000;

/** A table out of a paste or a file: commas, semicolons, tabs or bars, quoted or not; any ends of lines; with or without a mark at its beginning. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n', header: false });
  return tableOf(data);
}

const delimiters = ['\t', ',', ';', '|'] as const;

/**
 * What stands between the cells: whatever divides the first lines most often and alike, quotes aside. A clipboard's tabs win
 * over commas that stand within its cells.
 */
export function delimiterOf(text: string): string {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = bare.split('\n', 30).filter((line) => line.trim() !== '');
  const counts = (sign: string) => lines.map((line) => line.split(sign).length - 1);
  const weight = (sign: string) => {
    const [least, most] = [Math.min(...counts(sign)), Math.max(...counts(sign))];
    return least > 0 ? 1000 * least - (most - least) : most;
  };
  const best = delimiters.toSorted((one, other) => weight(other) - weight(one))[0] ?? ',';
  const hasTabs = lines.length > 0 && counts('\t').every((count) => count > 0);
  return hasTabs ? '\t' : best;
}

/** The text of a dropped file: UTF-8 and UTF-16 as they say themselves, else what Excel on Windows writes. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes are a workbook or another archive, which holds no text to read. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const [one, two] = bytes;
  return (one === 0x50 && two === 0x4b) || (one === 0xd0 && two === 0xcf);
}
