import { lastMinute } from '../../domain/game/game-clock.ts';

/** Whether what was typed is a minute in which a goal can be given. */
export function isGoalMinute(typed: string): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= lastMinute;
}
