import { isOneDay } from '../../rule/time/eastern.ts';
import type { PublicGame } from './public-game.ts';

/** Returns whether any of the given games is on, or is played on the day of an instant. */
export function isMatchDay(
  games: readonly (Pick<PublicGame, 'status'> & { readonly startTime: Date | string | null })[],
  now: Date,
): boolean {
  return games.some(
    ({ status, startTime }) => status === 'in_progress' || (startTime !== null && isOneDay(new Date(startTime), now)),
  );
}
