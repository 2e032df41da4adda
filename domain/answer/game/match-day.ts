import { easternDay } from '../../time/eastern.ts';
import type { PublicGame } from './public-game.ts';

/** Whether games are played today in New Jersey: of those that are told of one is on, is still to come today, or has just ended. */
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
