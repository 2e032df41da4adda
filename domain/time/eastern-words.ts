import type { Language } from '../language/language.ts';

/** How dates are written where each language is spoken: by families in the United States. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** A format by the clocks of New Jersey, in each language. */
function inEach(options: Intl.DateTimeFormatOptions): (instant: Date, language: Language) => string {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (instant, language) => {
    const known = formats.get(language);
    const format = known ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'America/New_York', ...options });
    if (known === undefined) formats.set(language, format);
    return plainBlanks(format.format(instant));
  };
}

/** Some versions of the calendar data part the hour from AM with a narrow blank, or one that does not break. */
const plainBlanks = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const when = inEach({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const time = inEach({ hour: 'numeric', minute: '2-digit' });
const long = inEach({ dateStyle: 'long' });
const longWithTime = inEach({ dateStyle: 'long', timeStyle: 'short' });

/** A moment by the clocks of New Jersey: Sun, Jul 12, 6:15 PM. */
export const easternWhen = (instant: Date, language: Language = 'en'): string => when(instant, language);

/** The time alone: 6:15 PM. */
export const easternTimeAlone = (instant: Date, language: Language = 'en'): string => time(instant, language);

/** The day alone: July 12, 2026. */
export const dayInWords = (instant: Date, language: Language): string => long(instant, language);

/** A day of the calendar, YYYY-MM-DD, in the same words. */
export const calendarDayInWords = (day: string, language: Language): string =>
  long(new Date(`${day}T12:00:00-05:00`), language);

/** The day and the time: July 12, 2026 at 6:15 PM. */
export const dayAndTimeInWords = (instant: Date, language: Language): string => longWithTime(instant, language);

/** Names as a list: Ada, Kim, and Pat. */
export function listInWords(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names);
}
