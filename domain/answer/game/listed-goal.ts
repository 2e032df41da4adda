import type { GoalScorer } from '../../rule/game/goal.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { Score } from '../../rule/match/score.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { PublicGame } from './public-game.ts';

/** Goal as keepers and organizers see it. */
export interface ListedGoal {
  readonly id: number;
  readonly gameId: number;
  /** Scorer's id; null when the player was erased since, when no player of the team scored, or when nobody saw the scorer. */
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  readonly playerName: string;
  readonly teamId: TeamId;
  readonly minute: number;
  readonly updatedBy: string;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}

/** Goal as spectators see it; a child's name is shortened (rules, section 11). */
export type PublicGoal = Pick<ListedGoal, 'id' | 'teamId' | 'scorer' | 'playerName' | 'minute'>;

/** Goal with its game after the change. */
export interface GivenGoal extends ListedGoal {
  readonly game?: PublicGame | undefined;
}

/** Removed goal with its game after the change. */
export interface TakenGoal {
  readonly id: number;
  readonly game?: PublicGame | undefined;
}

/** Game whose two conflicting accounts have been settled, with its goals. */
export interface SettledGame {
  readonly game: PublicGame;
  readonly goals: readonly ListedGoal[];
  /** Number of goals in each team's score that are missing in the list; 0 where they agree. */
  readonly withoutRecord: Score;
}

/** Possible scorer in a game. */
export interface GamePlayer {
  readonly id: number;
  readonly name: string;
  readonly team_id: TeamId;
}
