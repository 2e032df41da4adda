import type { TeamId } from '../match/match.ts';

/** A team's game as it stands. */
export interface OwnGame {
  readonly id: number;
  readonly startsAt: Date;
  readonly field: string;
  /** Null while the opponent is not known. */
  readonly opponent: { readonly id: TeamId; readonly name: string } | null;
  /** Whether the draw has put the team into this game; otherwise it came there by its results. */
  readonly isDrawn: boolean;
  /** The same of the opponent. */
  readonly isOpponentDrawn: boolean;
  /** Forfeited is a game that nobody has begun. */
  readonly state: 'to come' | 'started' | 'forfeited';
}

/** A team's game as its families were told of it; the instant is ISO 8601. */
export interface NotifiedGame {
  readonly id: number;
  readonly startsAt: string;
  readonly field: string;
  readonly opponent: string | null;
  /** The opponent that the draw has put into this game; null where results decide who that is. */
  readonly drawnAgainst: TeamId | null;
  readonly isDrawn: boolean;
}

/** What a family was told of its team's timetable, and in how many letters. */
export interface Notified {
  readonly teamId: TeamId | null;
  readonly games: readonly NotifiedGame[];
  readonly letters: number;
  /** Where they were told to come; not known of letters from before that was kept. */
  readonly location?: string;
  /** On which day: not known of letters from before that was kept. */
  readonly day?: string;
}

export const isToCome = ({ state }: OwnGame): boolean => state === 'to come';

export const drawnAgainst = ({ opponent, isOpponentDrawn }: OwnGame): TeamId | null =>
  isOpponentDrawn ? (opponent?.id ?? null) : null;

/** The games as a letter of this moment tells of them: a game given away is none. */
export function notifiedOf(games: readonly OwnGame[]): readonly NotifiedGame[] {
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
