import { DrawingTable, type DrawParts } from '../../domain/port/drawing-table.ts';
import { type Draw, generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import type { DayPlan } from '../../domain/rule/schedule/day-plan.ts';
import { type OtherTimes, type TimedGames, timeAgain } from '../../domain/rule/schedule/time-again.ts';

/** A table where draws are made while everybody waits. */
export class DrawingBoard extends DrawingTable {
  override async draw({ plan, teams, staying }: DrawParts): Promise<Draw> {
    return generateBrackets(plan, teams, staying);
  }

  override async timeAgain(day: DayPlan, times: OtherTimes): Promise<TimedGames> {
    return timeAgain(day, times);
  }
}
