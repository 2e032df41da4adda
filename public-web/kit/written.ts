import { daysInWords } from '../../domain/time/date-in-words.ts';

/** A date that an organizer has written, as families read it: never in figures alone. */
export const writtenDate = (date: string): string => daysInWords(date);

/** For what ages a tournament is, as an organizer has written it. */
export const writtenAges = (ages: string): string => ages;
