import { lastMinute } from '../../domain/rule/game/game-clock.ts';

/** Returns whether typed text is a valid minute of a goal. */
export function isGoalMinute(typed: string): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= lastMinute;
}
