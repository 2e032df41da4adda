import type { DrawPlan } from '../rule/draw/draw-settings.ts';
import type { Entrant } from '../rule/draw/entrant.ts';
import type { Draw } from '../rule/draw/generate-brackets.ts';
import type { StayingGame } from '../rule/draw/retain-games.ts';
import type { DayPlan } from '../rule/schedule/day-plan.ts';
import type { OtherTimes, TimedGames } from '../rule/schedule/time-again.ts';

/** Input of a draw. */
export interface DrawParts {
  readonly plan: DrawPlan;
  readonly teams: readonly Entrant[];
  readonly staying: readonly StayingGame[];
}

/** Computation of brackets and timetables. It takes seconds for large tournaments and must not block other requests. */
export abstract class DrawingTable {
  abstract draw(parts: DrawParts): Promise<Draw>;
  /** Times the games to come of a day for other fields or hours. */
  abstract timeAgain(day: DayPlan, times: OtherTimes): Promise<TimedGames>;
}
