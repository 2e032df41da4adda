import { isToCome, type OwnGame } from './own-game.ts';

/** So long before its first game a team is asked to be there, in minutes: to check in, and to warm up. */
export const minutesBefore = 30;

/** When a family is asked to arrive: before the first of its games that is still to come, else before the tournament begins. */
export function arrivalTime(games: readonly OwnGame[], startsAt: Date): Date {
  const first = games.find(isToCome)?.startsAt ?? startsAt;
  return new Date(first.getTime() - minutesBefore * 60_000);
}
