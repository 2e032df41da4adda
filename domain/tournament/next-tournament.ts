import { easternDay } from '../time/eastern.ts';
import { closedReason } from './registration-window.ts';
import type { Tournament } from './tournament.ts';

/**
 * Returns the tournament for which an organizer most likely enters somebody: the next one that takes entries, else
 * the next one to come, closed or hidden. Tournaments with a date still to be announced come last.
 */
export function nextTakingEntries<T extends Omit<Tournament, 'playingHours' | 'standings'>>(
  tournaments: readonly T[],
  now: Date,
): T | undefined {
  const today = easternDay(now);
  const isToCome = ({ status, firstDay }: T) => status === 'upcoming' && (firstDay === null || firstDay >= today);
  const dayOf = ({ firstDay }: T) => firstDay ?? '9999-12-31';
  const toCome = tournaments
    .filter(isToCome)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.id - other.id);
  return (
    toCome.find((one) => closedReason({ ...one, playingHours: [] }, { now, isClosedForAll: false }) === undefined) ??
    toCome[0]
  );
}
