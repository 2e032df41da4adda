import type { Language } from '../language/language.ts';

/** Locale of each language: that of families in the United States. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Returns a formatter in New Jersey time for each language. */
function inEach(options: Intl.DateTimeFormatOptions): (instant: Date, language: Language) => string {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (instant, language) => {
    const known = formats.get(language);
    const format = known ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'America/New_York', ...options });
    if (known === undefined) formats.set(language, format);
    return plainBlanks(format.format(instant));
  };
}

/** Replaces narrow and no-break blanks by plain ones: some versions of the locale data put them before AM. */
const plainBlanks = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const when = inEach({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const time = inEach({ hour: 'numeric', minute: '2-digit' });
const day = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const dayAlone = inEach(day);
const dayWithTime = inEach({ ...day, hour: 'numeric', minute: '2-digit' });

/** Formats a moment in New Jersey time: Sun, Jul 12, 6:15 PM. */
export const easternWhen = (instant: Date, language: Language = 'en'): string => when(instant, language);

/** Formats the time alone: 6:15 PM. */
export const easternTimeAlone = (instant: Date, language: Language = 'en'): string => time(instant, language);

/** Formats a calendar day, YYYY-MM-DD: Sun, Jul 12, 2026. */
export const calendarDayInWords = (day: string, language: Language): string =>
  dayAlone(new Date(`${day}T12:00:00-05:00`), language);

/** Formats the day and the time: Sun, Jul 12, 2026, 6:15 PM. */
export const dayAndTimeInWords = (instant: Date, language: Language): string => dayWithTime(instant, language);

/** Joins names to a list: Ada, Kim, and Pat. */
export function listInWords(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names);
}
