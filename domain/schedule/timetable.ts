import type { MatchKey } from '../match/match.ts';

/** A game's field and time; the instants are ISO 8601 in UTC. */
export interface ScheduledGame {
  readonly match: MatchKey;
  readonly field: string;
  readonly start: string;
  readonly end: string;
}

/** When and where every game of a tournament is played. */
export interface Timetable {
  /** In order of time, then of fields. */
  readonly games: readonly ScheduledGame[];
  /** Free slots that everyone has at least between two games. */
  readonly restSlots: number;
  /** Slots from the first of the day to the one of the last game. */
  readonly slotsUsed: number;
  /** What the last change of an organizer has moved, so that it can be undone. */
  readonly lastMoves?: readonly { readonly was: ScheduledGame; readonly now: ScheduledGame }[];
}

/** Whether two stretches of time share a moment; one may start when the other ends. */
export function overlaps(
  one: Pick<ScheduledGame, 'start' | 'end'>,
  other: Pick<ScheduledGame, 'start' | 'end'>,
): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
