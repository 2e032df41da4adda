import type { GoalScorer } from '../../game/goal.ts';
import type { TeamId } from '../../match/match.ts';
import type { Score } from '../../match/score.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { PublicGame } from './public-game.ts';

/** A goal as keepers and organizers see it. */
export interface ListedGoal {
  readonly id: number;
  readonly gameId: number;
  /** Null when the player has been erased since, and where no player of the team scored it or nobody saw who. */
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  readonly playerName: string;
  readonly teamId: TeamId;
  readonly minute: number;
  readonly updatedBy: string;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}

/** A goal with its game as it stands then. */
export interface GivenGoal extends ListedGoal {
  readonly game?: PublicGame | undefined;
}

/** A goal that is no more, with its game as it stands then. */
export interface TakenGoal {
  readonly id: number;
  readonly game?: PublicGame | undefined;
}

/** A game on which two accounts have been settled, and its goals. */
export interface SettledGame {
  readonly game: PublicGame;
  readonly goals: readonly ListedGoal[];
  /** By how many goals the score has more than the list, for each team; 0 where they agree. */
  readonly withoutRecord: Score;
}

/** Somebody who can have scored in a game. */
export interface GamePlayer {
  readonly id: number;
  readonly name: string;
  readonly team_id: TeamId;
}
