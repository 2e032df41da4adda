import { locale } from '../language/language.es.ts';
import type * as english from './written.ts';

const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '((?:sun|mon|tue|wed|thu|fri|sat)|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\\.?';

/** Matches July 12; Saturday, July 12, 2025; July 12-13, 2025; July 12 and 13. */
const days = new RegExp(
  `\\b(?:${weekday},?\\s+)?\\b${month}\\s+(\\d{1,2})(?:\\s*(-|–|&|and)\\s*(\\d{1,2}))?\\b(?:,?\\s+(\\d{4})\\b)?`,
  'gi',
);
const figures = /\b(\d{4})-(\d\d)-(\d\d)\b/g;
const monthAlone = new RegExp(`\\b${month}(?:\\s+(\\d{4})\\b|(?![a-z]))`, 'gi');
const weekdayAlone = new RegExp(`\\b${weekday}(?![a-z])`, 'gi');

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');

const nameOf = (part: 'month' | 'weekday', time: number) =>
  new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(new Date(time));
const monthOf = (written: string) => nameOf('month', Date.UTC(2027, placeOf(written, months), 1));
/** Returns the Spanish weekday; January 3, 2027 is a Sunday. */
const weekdayOf = (written: string) => nameOf('weekday', Date.UTC(2027, 0, 3 + placeOf(written, weekdays)));
const placeOf = (written: string, names: readonly string[]) => names.indexOf(written.slice(0, 3).toLowerCase());

/** Phrases beside days, or in place of them. */
const phrases: Readonly<Record<string, string>> = {
  'to be announced': 'Por anunciar',
  tba: 'Por anunciar',
  tbd: 'Por anunciar',
  'multiple weeks': 'Varias semanas',
  nights: 'por la noche',
  night: 'por la noche',
  and: 'y',
  '&': 'y',
  to: 'a',
  in: 'en',
};
const phrase = /\b(?:to be announced|tb[ad]|multiple weeks|nights?|and|to|in)\b|&/gi;

/** Translates a date in words; text that is neither a day nor a known phrase stays as it is. */
export const writtenDate: typeof english.writtenDate = (date) =>
  date
    .replace(
      figures,
      (_, year, inYear, day) => `${Number(day)} de ${nameOf('month', Date.UTC(2027, inYear - 1, 1))} de ${year}`,
    )
    .replace(days, (...found: readonly (string | undefined)[]) => {
      const [, inWeek, inYear = '', day, link, lastDay, year] = found;
      const upTo = lastDay === undefined ? '' : `${/[-–]/.test(link ?? '') ? '–' : ' y '}${lastDay}`;
      return `${inWeek ? `${weekdayOf(inWeek)}, ` : ''}${day}${upTo} de ${monthOf(inYear)}${year ? ` de ${year}` : ''}`;
    })
    .replace(monthAlone, (_, inYear: string, year?: string) => monthOf(inYear) + (year ? ` de ${year}` : ''))
    .replace(weekdayAlone, (_, inWeek: string) => weekdayOf(inWeek))
    .replace(phrase, (found) => phrases[found.toLowerCase()] ?? found);

export const writtenRank: typeof english.writtenRank = (rank) => `${rank}.º`;

const ages: Readonly<Record<string, string>> = { open: 'Toda edad', 'all ages': 'Toda edad' };

export const writtenAges: typeof english.writtenAges = (written) => ages[written.trim().toLowerCase()] ?? written;

export const writtenCallOff: typeof english.writtenCallOff = ({ spanishText }) => spanishText;
