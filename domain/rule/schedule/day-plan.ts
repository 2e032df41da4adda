import type { Division } from '../match/division.ts';
import type { MatchKey } from '../match/match.ts';
import type { Venue } from '../venue/venue.ts';
import type { Timetable } from './timetable.ts';

/** Day as planned: brackets, timetable, venue and the games that may no longer move. */
export interface DayPlan {
  readonly divisions: readonly Division[];
  readonly timetable: Timetable;
  readonly venue: Venue;
  /** Games played, being played, or locked by an organizer. */
  readonly locked: readonly MatchKey[];
  /** Games played or being played. */
  readonly started: readonly MatchKey[];
}
