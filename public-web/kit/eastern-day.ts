import { locale } from '../language/language.ts';

const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/New_York' });

/** Formats the day of an instant in New Jersey; null gives an empty string. */
export function dayOf(instant: string | null): string {
  return instant === null ? '' : inWords.format(new Date(instant));
}

const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'America/New_York' });

/** Formats the time of an instant in New Jersey. */
export function hourOf(instant: string): string {
  return hours.format(new Date(instant));
}
