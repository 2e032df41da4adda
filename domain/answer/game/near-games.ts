import { easternDay, isOneDay } from '../../rule/time/eastern.ts';
import type { PublicGame } from './public-game.ts';

/** Fields by which a game is near or far. */
type Dated = Pick<PublicGame, 'status' | 'startTime'>;

/** Filters the live games by day: those in progress, the results, and those to come of the day of an instant and of the next day with games. */
export function nearGames<Game extends Dated>(games: readonly Game[], now: Date): readonly Game[] {
  const next = games
    .flatMap(({ status, startTime }) =>
      status === 'scheduled' && isLater(startTime, now) ? [easternDay(startTime)] : [],
    )
    .toSorted()[0];
  return games.filter(({ status, startTime }) => {
    if (status !== 'scheduled') return true;
    return startTime !== null && (isOneDay(startTime, now) || easternDay(startTime) === next);
  });
}

const isLater = (startTime: Date | null, now: Date): startTime is Date =>
  startTime !== null && startTime > now && !isOneDay(startTime, now);
