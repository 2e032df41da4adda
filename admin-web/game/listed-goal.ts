import { lastMinute } from '../../domain/game/goal.ts';

/** A goal as organizers see it. */
export interface ListedGoal {
  readonly id: number;
  readonly playerId: number;
  readonly playerName: string | null;
  readonly minute: number;
}

/** Somebody who can have scored in a game. */
export interface GamePlayer {
  readonly id: number;
  readonly name: string;
  readonly team_id: number;
}

/** Whether what was typed is a minute in which a goal can be given. */
export function isGoalMinute(typed: string): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= lastMinute;
}
