import type { TeamId } from '../match/match.ts';

/** Team's game in its present state. */
export interface OwnGame {
  readonly id: number;
  readonly startsAt: Date;
  readonly field: string;
  /** Null while the opponent is not known. */
  readonly opponent: { readonly id: TeamId; readonly name: string } | null;
  /** Whether the draw has put the team into this game; otherwise its results did. */
  readonly isDrawn: boolean;
  /** Whether the draw has put the opponent into this game. */
  readonly isOpponentDrawn: boolean;
  /** State of the game; forfeited means that nobody has begun it. */
  readonly state: 'to come' | 'started' | 'forfeited';
}

/** Team's game as announced to its families; the instant is ISO 8601. */
export interface NotifiedGame {
  readonly id: number;
  readonly startsAt: string;
  readonly field: string;
  readonly opponent: string | null;
  /** Opponent that the draw has put into this game; null where results decide it. */
  readonly drawnAgainst: TeamId | null;
  readonly isDrawn: boolean;
}

/** Timetable as announced to a family, and the number of letters. */
export interface Announcement {
  readonly teamId: TeamId | null;
  readonly games: readonly NotifiedGame[];
  readonly letters: number;
  /** Announced location; missing for letters from before it was recorded. */
  readonly location?: string;
  /** Announced day; missing for letters from before it was recorded. */
  readonly day?: string;
}

export const isToCome = ({ state }: OwnGame): boolean => state === 'to come';

export const drawnAgainst = ({ opponent, isOpponentDrawn }: OwnGame): TeamId | null =>
  isOpponentDrawn ? (opponent?.id ?? null) : null;

/** Returns the games as a letter of this moment announces them, without forfeited ones. */
export function announcedGames(games: readonly OwnGame[]): readonly NotifiedGame[] {
  return games
    .filter(({ state }) => state !== 'forfeited')
    .map((game) => ({
      id: game.id,
      startsAt: game.startsAt.toISOString(),
      field: game.field,
      opponent: game.opponent?.name ?? null,
      drawnAgainst: drawnAgainst(game),
      isDrawn: game.isDrawn,
    }));
}
