import { easternDay } from '../../domain/time/eastern.ts';

/** Returns today's date in New Jersey, YYYY-MM-DD. */
export const todayHere = (): string => easternDay(new Date());
