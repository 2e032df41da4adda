import type { MatchKey } from '../match/match.ts';
import type { Venue } from '../venue/venue.ts';

/** Field and time of a game; the instants are ISO 8601 in UTC. */
export interface ScheduledGame {
  readonly match: MatchKey;
  readonly field: string;
  readonly start: string;
  readonly end: string;
}

/** Fields and hours for which games are timed. */
export type FieldsAndHours = Pick<Venue, 'fields' | 'hours'>;

/** Times and fields of all games of a tournament. */
export interface Timetable {
  /** In order of time, then of fields. */
  readonly games: readonly ScheduledGame[];
  /** Minimum of free slots that everyone has between two games. */
  readonly restSlots: number;
  /** Number of slots from the first of the day to that of the last game. */
  readonly slotsUsed: number;
  /** Moves of an organizer's last change, so that it can be undone. */
  readonly lastMoves?: readonly { readonly was: ScheduledGame; readonly now: ScheduledGame }[];
  /** Fields and hours that the games were last timed for, where they are others than those of the draw. */
  readonly venue?: FieldsAndHours;
  /** Fields and hours before the last change, if that has changed them; null for those of the draw. */
  readonly lastVenue?: FieldsAndHours | null;
  /** Matches whose times are cleared until the tournament has a day; their games here keep the order of play. */
  readonly withoutTime?: readonly MatchKey[];
}

/** Tells whether two stretches of time overlap; one may start when the other ends. */
export function overlaps(
  one: Pick<ScheduledGame, 'start' | 'end'>,
  other: Pick<ScheduledGame, 'start' | 'end'>,
): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
