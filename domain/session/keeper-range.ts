import { isOnDay } from '../time/eastern.ts';

/** Games that a score keeper may keep: those of one tournament, optionally of one day or on one field. */
export interface KeeperRange {
  readonly tournamentId: number;
  /** Day in New Jersey with the night after it, YYYY-MM-DD; null means every day of the tournament. */
  readonly day: string | null;
  /** Null means every field. */
  readonly field: string | null;
}

/** Place and time of a game. */
interface GamePlace {
  readonly tournamentId: number;
  readonly field: string;
  readonly startTime: Date;
}

/** Returns whether a keeper with this range may keep a game; without a range every game. */
export function coversGame(width: KeeperRange | undefined, { tournamentId, field, startTime }: GamePlace): boolean {
  if (width === undefined) return true;
  if (width.tournamentId !== tournamentId) return false;
  const isOnField = width.field === null || width.field === field;
  return isOnField && (width.day === null || isOnDay(startTime, width.day));
}

/** Returns whether a keeper with this range may keep any game of a tournament. */
export const coversTournament = (width: KeeperRange | undefined, tournamentId: number): boolean =>
  width === undefined || width.tournamentId === tournamentId;
