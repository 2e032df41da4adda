import type { TeamId } from '../match/match.ts';

/** Team that an organizer puts into the draw. */
export interface Entrant {
  readonly id: TeamId;
  readonly name: string;
  /** Club of the team, where teams of a club are to be kept apart. */
  readonly club?: string;
  /** Age bracket it registered for, such as U8-U10. */
  readonly ageBracket?: string;
  /** Age of its oldest player in the tournament's year; a captain over 19 does not count. */
  readonly oldestAge?: number;
}
