import { useSyncExternalStore } from 'react';
import type { Side } from './keeper-queue.ts';

/** The last goal that this phone has entered in a game: it can be taken back for ten minutes. */
interface OwnGoal {
  readonly gameId: number;
  readonly goalId: number;
  readonly side: Side;
  readonly minute: number;
  /** When it was entered, in milliseconds. */
  readonly at: number;
}

const tenMinutes = 600_000;
let last: ReadonlyMap<number, OwnGoal> = new Map();
const watchers = new Set<() => void>();

const entered = new Set<number>();

/** Whether this phone has entered a goal, as far as it remembers. */
export const isEnteredHere = (goalId: number): boolean => entered.has(goalId);

export function rememberGoal(goal: OwnGoal): void {
  entered.add(goal.goalId);
  change(new Map([...last, [goal.gameId, goal]]));
}

export function forgetGoal(gameId: number): void {
  change(new Map([...last].filter(([id]) => id !== gameId)));
}

/** The goal of a game that can be taken back now. */
export function useOwnGoal(gameId: number): OwnGoal | undefined {
  const goal = useSyncExternalStore(watch, () => last).get(gameId);
  return goal !== undefined && Date.now() - goal.at < tenMinutes ? goal : undefined;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(goals: ReadonlyMap<number, OwnGoal>): void {
  last = goals;
  for (const watcher of watchers) watcher();
}
