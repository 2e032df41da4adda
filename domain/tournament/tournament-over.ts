import { easternDay } from '../time/eastern.ts';
import type { Tournament } from './tournament.ts';

/** Whether a tournament is over: completed, or its last day has passed and nobody has begun to play. */
export function isOver(
  { status, firstDay, playingHours }: Pick<Tournament, 'status' | 'firstDay' | 'playingHours'>,
  now: Date,
): boolean {
  if (status !== 'upcoming') return status === 'completed';
  const lastDay = [firstDay, ...playingHours.map(({ day }) => day)].reduce(later, null);
  return lastDay !== null && easternDay(now) > lastDay;
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
