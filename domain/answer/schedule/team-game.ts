import type { KnockoutName } from '../../rule/bracket/round-label.ts';
import type { GameStatus } from '../../rule/game/game.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { NextSteps } from './next-steps.ts';

/** Game from the viewpoint of one of its two teams. */
export interface TeamGame {
  readonly id: number;
  /** Other team, or its source while it is not known: Winner of Round 1, match 3. */
  readonly opponent: string;
  readonly isOpponentKnown: boolean;
  /** Null while it is not known. */
  readonly opponentId: TeamId | null;
  /** Semi-Finals, match 2; null for a game outside the brackets. */
  readonly round: string | null;
  /** Name of a knock-out match counted from the final, such as Quarter-final; null for other matches. */
  readonly matchName: KnockoutName | null;
  /** Null where they are to be announced. */
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly field: string;
  readonly status: GameStatus;
  /** Whether the game is not played, which includes a forfeit before its start, and a tournament that is called off. */
  readonly isCalledOff: boolean;
  /** Goals of the team and of the other team; null before the kick-off. */
  readonly score: TeamScore | null;
  readonly shootout: TeamScore | null;
  /** Teams that forfeited; null if none did. */
  readonly forfeitedBy: readonly TeamId[] | null;
  /** Whether the forfeit follows from a withdrawal. */
  readonly isWithdrawal: boolean;
  /** Whether the game was abandoned; its result stands unless it is void. */
  readonly isAbandoned: boolean;
  /** Whether the game counts for nothing, as an organizer has decided. */
  readonly isVoid: boolean;
  /** Whether a golden goal decided the game. */
  readonly isGoldenGoal: boolean;
  readonly outcome: 'won' | 'lost' | 'level' | null;
  /** Next step after a win and after a loss; null for a game that is over, and when a table decides. */
  readonly leadsTo: NextSteps | null;
}

export interface TeamScore {
  readonly own: number;
  readonly other: number;
}
