import type { ChangeKind } from '../../rule/game/history.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Entry in the history of a game's score: author, time, and the scores before and after. */
export interface ScoreChange {
  readonly id: number;
  readonly gameId: number;
  readonly kind: ChangeKind;
  readonly fromTeam1Score: number;
  readonly fromTeam2Score: number;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly timestamp: SentMoment;
  readonly updatedBy: string;
}
