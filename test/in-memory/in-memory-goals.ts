import type { Goal } from '../../domain/game/goal.ts';
import type { ScoreWriter } from '../../domain/game/score-writer.ts';
import { type GoalOnFile, Goals } from '../../domain/port/goals.ts';

/** Goals on file for as long as a test lasts. */
export class InMemoryGoals extends Goals {
  private readonly goals = new Map<number, GoalOnFile>();
  private lastId = 0;

  override async add(goal: Goal, { name, keeperId }: ScoreWriter, at: Date): Promise<GoalOnFile> {
    this.lastId += 1;
    const onFile = { ...goal, id: this.lastId, keeperId, updatedBy: name, createdAt: at };
    this.goals.set(onFile.id, onFile);
    return onFile;
  }

  override async find(id: number): Promise<GoalOnFile | undefined> {
    return this.goals.get(id);
  }

  override async changeMinute(id: number, minute: number, { name }: ScoreWriter): Promise<boolean> {
    const goal = this.goals.get(id);
    if (goal !== undefined) this.goals.set(id, { ...goal, minute, updatedBy: name });
    return goal !== undefined;
  }

  override async remove(id: number): Promise<void> {
    this.goals.delete(id);
  }
}
