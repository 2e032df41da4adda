import type { Score } from '../../domain/match/score.ts';
import {
  correction,
  forfeitEntry,
  gameEnd,
  goalEntry,
  goalMinute,
  keptGoal,
  scoreEntry,
} from '../../domain/use-case/game/score-entry.ts';
import { FieldOf } from '../form/field-of.ts';

export class ScoreEntryDto {
  @FieldOf(scoreEntry) team1Score!: number;
  @FieldOf(scoreEntry) team2Score!: number;
  @FieldOf(scoreEntry) shootout!: Score | null;
  @FieldOf(scoreEntry) confirm!: boolean;
  @FieldOf(scoreEntry) preview!: boolean;
}

export class GameEndDto {
  @FieldOf(gameEnd) shootout!: Score | null;
  @FieldOf(gameEnd) confirm!: boolean;
  @FieldOf(gameEnd) preview!: boolean;
}

export class CorrectionDto {
  @FieldOf(correction) confirm!: boolean;
  @FieldOf(correction) preview!: boolean;
}

export class ForfeitEntryDto {
  @FieldOf(forfeitEntry) teamId!: number | null;
  @FieldOf(forfeitEntry) both!: boolean;
  @FieldOf(forfeitEntry) confirm!: boolean;
  @FieldOf(forfeitEntry) preview!: boolean;
}

export class GoalEntryDto {
  @FieldOf(goalEntry) playerId!: number;
  @FieldOf(goalEntry) minute!: number;
  @FieldOf(goalEntry) withScore!: boolean;
}

export class KeptGoalDto {
  @FieldOf(keptGoal) playerId!: number;
  @FieldOf(keptGoal) minute!: number;
  @FieldOf(keptGoal) withScore!: boolean;
  @FieldOf(keptGoal) gameId!: number;
}

export class GoalMinuteDto {
  @FieldOf(goalMinute) minute!: number;
}
