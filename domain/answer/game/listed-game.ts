import type { GameStatus } from '../../game/game.ts';
import type { Stage, TeamId } from '../../match/match.ts';
import type { SentMoment } from '../../time/moment.ts';

/** A game as organizers see it. */
export interface ListedGame {
  readonly id: number;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly bracketId: number | null;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly team1Shootout: number | null;
  readonly team2Shootout: number | null;
  readonly round: number;
  readonly stage: Stage;
  readonly ageBracket: string | null;
  readonly status: GameStatus;
  readonly startTime: SentMoment;
  readonly endTime: SentMoment;
  readonly field: string;
  readonly isLocked: boolean;
  readonly notes: string | null;
  readonly winnerId: TeamId | null;
  readonly goalCount: number;
  readonly version: number;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}
