import type { Language } from '../language/language.ts';
import { type Sentence, said } from '../language/sentence.ts';
import { dateInWords } from '../time/date-in-words.ts';
import { isDay } from '../time/eastern.ts';
import { dayInWords } from '../time/eastern-words.ts';

/** Returns the words of a certificate for a place; the first three have their own. */
export function placeInWords(place: number, teams: number): Sentence {
  if (place === 1) return 'Champion';
  if (place === 2) return 'Second place';
  if (place === 3) return 'Third place';
  return said('Place {place} of {teams}', { place, teams });
}

/** Returns the date of a tournament in words, also where an organizer wrote 2027-03-13. */
export function dateOnPaper(date: string, language: Language): string {
  return isDay(date) ? dayInWords(new Date(`${date}T17:00:00Z`), language) : dateInWords(date, language);
}
