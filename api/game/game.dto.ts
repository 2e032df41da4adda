import {
  correction,
  forfeitEntry,
  gameEnd,
  goalEntry,
  goalMinute,
  keptGoal,
  scoreEntry,
} from '../../domain/use-case/game/score-entry.ts';
import { BodyOf } from '../form/body-of.ts';

export class ScoreEntryDto extends BodyOf(scoreEntry) {}
export class GameEndDto extends BodyOf(gameEnd) {}
export class CorrectionDto extends BodyOf(correction) {}
export class ForfeitEntryDto extends BodyOf(forfeitEntry) {}
export class GoalEntryDto extends BodyOf(goalEntry) {}
export class KeptGoalDto extends BodyOf(keptGoal) {}
export class GoalMinuteDto extends BodyOf(goalMinute) {}
