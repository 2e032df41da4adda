import { ordinal } from '../../domain/rule/language/ordinal.ts';
import { daysInWords } from '../../domain/rule/time/date-in-words.ts';
import type { PublicCallOff } from '../../domain/rule/tournament/call-off.ts';

/** Returns an organizer's date for families, never in figures only. */
export const writtenDate = (date: string): string => daysInWords(date);

/** Returns the place in an order: 2nd. */
export const writtenRank = (rank: number): string => ordinal(rank);

/** Returns a tournament's ages as the organizer wrote them. */
export const writtenAges = (ages: string): string => ages;

/** Returns what organizers say of a tournament that is called off or postponed. */
export const writtenCallOff = ({ text }: PublicCallOff): string => text;
