import type { TeamId } from '../../match/match.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { PublicGame } from './public-game.ts';

/** A goal as keepers and organizers see it. */
export interface ListedGoal {
  readonly id: number;
  readonly gameId: number;
  /** Null when the player has been erased since. */
  readonly playerId: number | null;
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

/** Somebody who can have scored in a game. */
export interface GamePlayer {
  readonly id: number;
  readonly name: string;
  readonly team_id: TeamId;
}
