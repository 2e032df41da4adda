import { easternDay } from '../../domain/time/eastern.ts';

/** Today in New Jersey, YYYY-MM-DD. */
export const todayHere = (): string => easternDay(new Date());
