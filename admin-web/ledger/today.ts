import { easternDay } from '../../domain/time/eastern.ts';
import { serverNow } from '../transport/server-clock.ts';

/** Returns today's date in New Jersey, YYYY-MM-DD. */
export const todayHere = (): string => easternDay(serverNow());
