import type { Goal } from '../game/goal.ts';
import type { ScoreWriter } from '../game/score-writer.ts';
import { Refusal } from '../refusal/refusal.ts';

/** A goal on record. */
export interface GoalOnFile extends Omit<Goal, 'playerId'> {
  readonly id: number;
  /** Null when the player was removed. */
  readonly playerId: number | null;
  /** Who entered it, and who changed it last. */
  readonly keeperId: number | null;
  readonly updatedBy: string;
  readonly createdAt: Date;
}

/** The goals on file. */
export abstract class Goals {
  abstract add(goal: Goal, writer: ScoreWriter, at: Date): Promise<GoalOnFile>;
  abstract find(id: number): Promise<GoalOnFile | undefined>;
  /** Whether there was such a goal. */
  abstract changeMinute(id: number, minute: number, writer: ScoreWriter, at: Date): Promise<boolean>;
  abstract remove(id: number): Promise<void>;
}

export const noSuchGoal = () => new Refusal('not-found', 'Goal not found');
