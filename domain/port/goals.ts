import type { Goal, ToldGoal } from '../game/goal.ts';
import type { ScoreWriter } from '../game/score-writer.ts';
import { Refusal } from '../refusal/refusal.ts';

/** A goal on record. */
export interface GoalOnFile extends Goal {
  readonly id: number;
  /** Who entered it, and who changed it last. */
  readonly keeperId: number | null;
  readonly updatedBy: string;
  readonly createdAt: Date;
}

/** The goals on file. */
export abstract class Goals {
  abstract add(goal: Goal, writer: ScoreWriter, at: Date): Promise<GoalOnFile>;
  abstract find(id: number): Promise<GoalOnFile | undefined>;
  /** The goals of a game in the order in which they were entered. */
  abstract ofGame(gameId: number): Promise<readonly GoalOnFile[]>;
  /** Another telling of a goal on file: who scored it, and when. Who entered it stays. */
  abstract retell(id: number, goal: ToldGoal, writer: ScoreWriter, at: Date): Promise<void>;
  /** Whether there was such a goal. */
  abstract changeMinute(id: number, minute: number, writer: ScoreWriter, at: Date): Promise<boolean>;
  abstract remove(id: number): Promise<void>;
}

export const noSuchGoal = () => new Refusal('not-found', 'Goal not found');
