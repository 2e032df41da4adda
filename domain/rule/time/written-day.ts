import { isDay } from './eastern.ts';

/** Result of reading a day from a text: a calendar day, a day that does not exist (none), or no day at all (text). */
type WrittenDay = { readonly is: 'day'; readonly day: string } | { readonly is: 'none' } | { readonly is: 'text' };

const months = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

const inFigures = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
const inUsFigures = /^(?<month>\d{1,2})\/(?<date>\d{1,2})\/(?<year>\d{4}|\d{2})$/;
const monthFirst =
  /^(?:\p{L}{3,}\.?,?\s+)?(?<month>\p{L}{3,})\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u;
const dateFirst =
  /^(?:\p{L}{3,}\.?,?\s+)?(?<date>\d{1,2})\.?\s+(?:de\s+)?(?<month>\p{L}{3,})\.?,?\s+(?:de\s+)?(?<year>\d{4})$/u;

/** Reads a day written 2027-06-12, 6/12/2027, June 12, 2027 or 12 de junio de 2027, optionally with the weekday before it. */
export function writtenDay(text: string): WrittenDay {
  for (const shape of [inFigures, inUsFigures, monthFirst, dateFirst]) {
    const { year, month = '', date = '' } = shape.exec(text.trim())?.groups ?? {};
    const number = monthOf(month);
    if (year === undefined || number === undefined) continue;
    const day = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isDay(day) ? { is: 'day', day } : { is: 'none' };
  }
  return { is: 'text' };
}

/** Returns the day in a text, YYYY-MM-DD; null when there is none. */
export function dayWritten(text: string): string | null {
  const written = writtenDay(text);
  return written.is === 'day' ? written.day : null;
}

/** Returns the number of a month from its number, its name, or at least the first three letters of it. */
function monthOf(written: string): string | undefined {
  if (/^\d+$/.test(written)) return written;
  const name = written.toLowerCase();
  const found = months.findIndex((names) => name.length > 2 && names.some((full) => full.startsWith(name)));
  return found === -1 ? undefined : String(found + 1);
}
