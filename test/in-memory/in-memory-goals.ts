import { type GoalOnFile, Goals } from '../../domain/port/goals.ts';
import type { Goal, GoalCorrection } from '../../domain/rule/game/goal.ts';
import type { ScoreWriter } from '../../domain/rule/game/score-writer.ts';

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

  override async ofGame(gameId: number): Promise<readonly GoalOnFile[]> {
    return [...this.goals.values()].filter((goal) => goal.gameId === gameId);
  }

  override async countOf(playerId: number): Promise<number> {
    return [...this.goals.values()].filter((goal) => goal.playerId === playerId).length;
  }

  override async correct(
    id: number,
    { playerId, minute, scorer }: GoalCorrection,
    { name }: ScoreWriter,
  ): Promise<void> {
    const goal = this.goals.get(id);
    if (goal !== undefined) this.goals.set(id, { ...goal, playerId, minute, scorer, updatedBy: name });
  }

  override async changeMinute(id: number, minute: number, { name }: ScoreWriter): Promise<boolean> {
    const goal = this.goals.get(id);
    if (goal !== undefined) this.goals.set(id, { ...goal, minute, updatedBy: name });
    return goal !== undefined;
  }

  /** A player is forgotten, and the goals stay; answers how many there are. */
  forget(playerId: number): number {
    const scored = [...this.goals.values()].filter((goal) => goal.playerId === playerId);
    for (const goal of scored) this.goals.set(goal.id, { ...goal, playerId: null });
    return scored.length;
  }

  /** The goals of a game go with it. */
  removeOfGame(gameId: number): void {
    for (const goal of this.goals.values()) if (goal.gameId === gameId) this.goals.delete(goal.id);
  }

  override async remove(id: number): Promise<void> {
    this.goals.delete(id);
  }
}
