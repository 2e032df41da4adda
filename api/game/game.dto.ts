import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import {
  abandonEntry,
  correction,
  forfeitEntry,
  gameEnd,
  gameEntry,
  goalEntry,
  goalMinute,
  goalOfGame,
  scoreEntry,
  settlementEntry,
} from '../../domain/use-case/game/score-entry.ts';
import { BodyOf, BodyWithout } from '../form/body-of.ts';

export class ScoreEntryDto extends BodyOf(scoreEntry) {}
export class GameEntryDto extends BodyWithout(gameEntry, 'notes') {}
export class AbandonEntryDto extends BodyOf(abandonEntry) {}
export class GameEndDto extends BodyOf(gameEnd) {}
export class CorrectionDto extends BodyOf(correction) {}
export class ForfeitEntryDto extends BodyOf(forfeitEntry) {}
export class GoalEntryDto extends BodyOf(goalEntry) {}
export class SettlementDto extends BodyOf(settlementEntry) {}
export class KeptGoalDto extends BodyOf(goalOfGame) {}
export class GameNotesDto extends BodyOf(gameNotes) {}
export class GoalMinuteDto extends BodyOf(goalMinute) {}
