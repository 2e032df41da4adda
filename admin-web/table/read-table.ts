import Papa from 'papaparse';
import { type Table, tableOf } from '../../domain/rule/table/cells.ts';

/** Maximum number of characters of a paste or a file: a thousand rows and more. */
export const longestTable = 2_000_000;

/** Parses a table: commas, semicolons, tabs or bars, with or without quotes, any line ends, with or without a byte order mark. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n', header: false });
  return tableOf(data);
}

const delimiters = ['\t', ',', ';', '|'] as const;

/** Returns the delimiter that divides the first lines most often and evenly, outside of quotes. Tabs of a clipboard win over commas inside cells. */
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

/** Decodes a dropped file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as Excel writes it. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns whether the bytes are a workbook or another archive, which cannot be read as text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const [one, two] = bytes;
  return (one === 0x50 && two === 0x4b) || (one === 0xd0 && two === 0xcf);
}
