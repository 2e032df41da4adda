import { isToCome, type OwnGame } from './own-game.ts';

/** Minutes before its first game at which a team is asked to be there, to check in and to warm up. */
const minutesBefore = 30;

/** Returns the arrival time of a family: before the first of its games still to be played, else before the tournament begins. */
export function arrivalTime(games: readonly OwnGame[], startsAt: Date): Date {
  const first = games.find(isToCome)?.startsAt ?? startsAt;
  return new Date(first.getTime() - minutesBefore * 60_000);
}
