import type { Stage } from '../../domain/match/match.ts';
import type { Score } from '../../domain/match/score.ts';

/** A game as the API tells it to everybody (operations specification, section 3). */
export interface ShownGame {
  readonly id: number;
  readonly tournamentId: number;
  readonly bracketId: number | null;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly shootout: Score | null;
  readonly stage: Stage;
  readonly round: number;
  readonly ageBracket: string | null;
  readonly status: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly field: string | null;
  readonly winnerId: number | null;
  readonly version: number;
}

export const isPlaying = ({ status }: ShownGame): boolean => status === 'in_progress' || status === 'active';
export const isCompleted = ({ status }: ShownGame): boolean => status === 'completed';

/** Whether a score says something: the game has begun. */
export const hasScore = (game: ShownGame): boolean => isPlaying(game) || isCompleted(game);
