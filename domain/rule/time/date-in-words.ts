import type { Language } from '../language/language.ts';

/** Matches a date as organizers write it for families: December 12, 2026, optionally with the weekday before it. */
const written =
  /^(?:(?<weekday>[A-Z][a-z]+day), )?(?<month>[A-Z][a-z]+) (?<first>\d{1,2})(?:\s*[-–]\s*(?<last>\d{1,2}))?, (?<year>\d{4})$/;

const month = new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', month: 'long' });
const weekday = new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', weekday: 'long' });

const figures = /\b(\d{4})-(\d\d)-(\d\d)\b/g;
const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
const inEnglish = dayIn('en-US');
const inSpanish = dayIn('es-US');

/** Replaces days in figures by words: Sat, Jan 16, 2027 for 2027-01-16. Everything else stays unchanged. */
export function daysInWords(written: string, language: Language = 'en'): string {
  return written.replace(figures, (day) => {
    const noon = new Date(`${day}T12:00Z`);
    const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
    return isDay ? (language === 'en' ? inEnglish : inSpanish).format(noon) : day;
  });
}

/** Returns a tournament's date as every letter writes a day: Sat, Dec 12, 2026. Several days and other texts are as in dateInWords. */
export function dateInLetter(date: string, language: Language): string {
  const { month: name, first, last, year } = written.exec(date.trim())?.groups ?? {};
  const day = new Date(`${name} ${first}, ${year} 12:00 UTC`);
  if (last !== undefined || Number.isNaN(day.getTime())) return dateInWords(date, language);
  return daysInWords(day.toISOString().slice(0, 10), language);
}

/**
 * Translates a date that organizers wrote into the reader's language: 12 de diciembre de 2026, or 12-13 de diciembre de 2026; a day
 * in figures is put in words. A text of another form stays unchanged.
 */
export function dateInWords(date: string, language: Language): string {
  const inFigures = daysInWords(date, language);
  if (inFigures !== date) return inFigures;
  if (language === 'en') return date;
  if (/^(to be announced|tbd|tba)$/i.test(date.trim())) return 'Por anunciarse';
  const parts = written.exec(date.trim())?.groups;
  const day = new Date(`${parts?.month} ${parts?.first}, ${parts?.year} 12:00 UTC`);
  if (parts === undefined || Number.isNaN(day.getTime())) return date;
  const days = parts.last === undefined ? parts.first : `${parts.first}-${parts.last}`;
  const words = `${days} de ${month.format(day)} de ${parts.year}`;
  return parts.weekday === undefined ? words : `${weekday.format(day)}, ${words}`;
}
