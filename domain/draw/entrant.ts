import type { TeamId } from '../match/match.ts';

/** A team that an organizer puts into the draw. */
export interface Entrant {
  readonly id: TeamId;
  readonly name: string;
  /** The club it comes from, where teams of a club are to be kept apart. */
  readonly club?: string;
  /** The age bracket it registered for, such as U8-U10. */
  readonly ageBracket?: string;
  /** The age of its oldest player in the tournament's year; a captain over 19 does not count. */
  readonly oldestAge?: number;
}
