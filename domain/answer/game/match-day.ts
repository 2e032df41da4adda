import { easternDay } from '../../time/eastern.ts';
import type { PublicGame } from './public-game.ts';

/** Returns whether any of the given games is on, or is played today in New Jersey. */
export function isMatchDay(
  games: readonly (Pick<PublicGame, 'status'> & { readonly startTime: Date | string | null })[],
  now: Date,
): boolean {
  const today = easternDay(now);
  return games.some(
    ({ status, startTime }) =>
      status === 'in_progress' || (startTime !== null && easternDay(new Date(startTime)) === today),
  );
}
