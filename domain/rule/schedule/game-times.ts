import type { MatchKey } from '../match/match.ts';
import type { Timetable } from './timetable.ts';

/** Place of a game as it is announced; without times while they are to be announced. */
interface AnnouncedPlace {
  readonly field: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** Returns a lookup of the announced place of every match that is a game. */
export function announcedPlaces({ games, withoutTime = [] }: Timetable): ReadonlyMap<MatchKey, AnnouncedPlace> {
  const waiting = new Set(withoutTime);
  return new Map(
    games.map(({ match, field, start, end }) => [
      match,
      waiting.has(match) ? { field, start: null, end: null } : { field, start, end },
    ]),
  );
}

/** Returns a kick-off as a number to sort by; one that is to be announced comes last. */
export const kickoffOrder = (start: Date | string | null): number =>
  start === null ? Number.MAX_SAFE_INTEGER : new Date(start).getTime();
