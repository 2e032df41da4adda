import type { Language } from '../language/language.ts';

/** A date as organizers write it for families: December 12, 2026, with the weekday before it or not. */
const written =
  /^(?:(?<weekday>[A-Z][a-z]+day), )?(?<month>[A-Z][a-z]+) (?<first>\d{1,2})(?:\s*[-–]\s*(?<last>\d{1,2}))?, (?<year>\d{4})$/;

const month = new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', month: 'long' });
const weekday = new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', weekday: 'long' });

/**
 * A date that was written in English, in the language of whoever reads it: 12 de diciembre de 2026, or 12-13 de diciembre de
 * 2026. What is no date of that shape stays as it was written.
 */
export function dateInWords(date: string, language: Language): string {
  if (language === 'en') return date;
  if (/^(to be announced|tbd|tba)$/i.test(date.trim())) return 'Por anunciarse';
  const parts = written.exec(date.trim())?.groups;
  const day = new Date(`${parts?.month} ${parts?.first}, ${parts?.year} 12:00 UTC`);
  if (parts === undefined || Number.isNaN(day.getTime())) return date;
  const days = parts.last === undefined ? parts.first : `${parts.first}-${parts.last}`;
  const words = `${days} de ${month.format(day)} de ${parts.year}`;
  return parts.weekday === undefined ? words : `${weekday.format(day)}, ${words}`;
}
