/** Games that a score keeper may keep: those of one tournament, or on one of its fields. */
export interface KeeperRange {
  readonly tournamentId: number;
  /** Null means every field. */
  readonly field: string | null;
}

interface GamePlace {
  readonly tournamentId: number;
  readonly field: string;
}

/** Returns whether a keeper with this range may keep a game; without a range every game. */
export function coversGame(width: KeeperRange | undefined, { tournamentId, field }: GamePlace): boolean {
  if (width === undefined) return true;
  return width.tournamentId === tournamentId && (width.field === null || width.field === field);
}

/** Returns whether a keeper with this range may keep any game of a tournament. */
export const coversTournament = (width: KeeperRange | undefined, tournamentId: number): boolean =>
  width === undefined || width.tournamentId === tournamentId;
