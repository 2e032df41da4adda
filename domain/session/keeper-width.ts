import { easternDay } from '../time/eastern.ts';

/** How far a score keeper's right reaches: the games of one tournament, of one day of it, on one field. */
export interface KeeperWidth {
  readonly tournamentId: number;
  /** The calendar day in New Jersey, YYYY-MM-DD; null means every day of the tournament. */
  readonly day: string | null;
  /** Null means every field. */
  readonly field: string | null;
}

/** Where and when a game is played. */
export interface GamePlace {
  readonly tournamentId: number;
  readonly field: string;
  readonly startTime: Date;
}

/** Whether a keeper of this width may keep a game; without a width every game. */
export function isWithin(width: KeeperWidth | undefined, { tournamentId, field, startTime }: GamePlace): boolean {
  if (width === undefined) return true;
  if (width.tournamentId !== tournamentId) return false;
  const isOnField = width.field === null || width.field === field;
  return isOnField && (width.day === null || width.day === easternDay(startTime));
}

/** Whether a keeper of this width keeps any game of a tournament. */
export const reachesInto = (width: KeeperWidth | undefined, tournamentId: number): boolean =>
  width === undefined || width.tournamentId === tournamentId;
