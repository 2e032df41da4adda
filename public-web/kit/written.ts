import { daysInWords } from '../../domain/time/date-in-words.ts';

/** Returns an organizer's date for families, never in figures only. */
export const writtenDate = (date: string): string => daysInWords(date);

/** Returns a tournament's ages as the organizer wrote them. */
export const writtenAges = (ages: string): string => ages;
