import type { Goal, GoalCorrection } from '../rule/game/goal.ts';
import type { ScoreWriter } from '../rule/game/score-writer.ts';
import { Refusal } from '../rule/refusal/refusal.ts';

/** Goal on file. */
export interface GoalOnFile extends Goal {
  readonly id: number;
  /** Score keeper who entered the goal; `updatedBy` names its last author. */
  readonly keeperId: number | null;
  readonly updatedBy: string;
  readonly createdAt: Date;
}

/** Goals on file. */
export abstract class Goals {
  abstract add(goal: Goal, writer: ScoreWriter, at: Date): Promise<GoalOnFile>;
  abstract find(id: number): Promise<GoalOnFile | undefined>;
  /** Returns the goals of a game in the order in which they were entered. */
  abstract ofGame(gameId: number): Promise<readonly GoalOnFile[]>;
  abstract countOf(playerId: number): Promise<number>;
  /** Corrects the scorer and minute of a goal on file. Its first author stays. */
  abstract correct(id: number, goal: GoalCorrection, writer: ScoreWriter, at: Date): Promise<void>;
  /** Changes the minute of a goal. Returns whether there was such a goal. */
  abstract changeMinute(id: number, minute: number, writer: ScoreWriter, at: Date): Promise<boolean>;
  abstract remove(id: number): Promise<void>;
}

export const noSuchGoal = () => new Refusal('not-found', 'Goal not found');
