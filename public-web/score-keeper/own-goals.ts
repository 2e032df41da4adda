import { useSyncExternalStore } from 'react';
import { serverNow } from '../transport/server-clock.ts';
import type { Side } from './keeper-queue.ts';

/** Last goal that this phone entered in a game, which can be withdrawn for ten minutes. */
interface OwnGoal {
  readonly gameId: number;
  readonly goalId: number;
  readonly side: Side;
  readonly minute: number;
  /** Time of the entry, in milliseconds. */
  readonly at: number;
}

const tenMinutes = 600_000;
let last: ReadonlyMap<number, OwnGoal> = new Map();
const watchers = new Set<() => void>();

const entered = new Set<number>();

/** Returns whether this phone entered a goal, since the page was loaded. */
export const isEnteredHere = (goalId: number): boolean => entered.has(goalId);

export function rememberGoal(goal: OwnGoal): void {
  entered.add(goal.goalId);
  change(new Map([...last, [goal.gameId, goal]]));
}

export function forgetGoal(gameId: number): void {
  change(new Map([...last].filter(([id]) => id !== gameId)));
}

/** Returns the goal of a game that can be withdrawn now. */
export function useOwnGoal(gameId: number): OwnGoal | undefined {
  const goal = useSyncExternalStore(watch, () => last).get(gameId);
  return goal !== undefined && serverNow() - goal.at < tenMinutes ? goal : undefined;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(goals: ReadonlyMap<number, OwnGoal>): void {
  last = goals;
  for (const watcher of watchers) watcher();
}
