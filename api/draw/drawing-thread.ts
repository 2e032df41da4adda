import { Injectable } from '@nestjs/common';
import { DrawingTable, type DrawParts } from '../../domain/port/drawing-table.ts';
import type { Draw } from '../../domain/rule/draw/generate-brackets.ts';
import type { DayPlan } from '../../domain/rule/schedule/day-plan.ts';
import type { OtherTimes, TimedGames } from '../../domain/rule/schedule/time-again.ts';
import { WorkerThread } from '../process/worker-thread.ts';
import { type DrawOrder, type DrawReply, drawIn, timedIn } from './draw-message.ts';

/** Draws and times games on a separate thread. */
@Injectable()
export class DrawingThread extends DrawingTable {
  private readonly thread = new WorkerThread<DrawOrder, DrawReply>({
    name: 'drawing',
    program: new URL('./draw-on-thread.js', import.meta.url),
  });

  override async draw(parts: DrawParts): Promise<Draw> {
    return drawIn(await this.thread.ask({ work: { parts } }));
  }

  override async timeAgain(day: DayPlan, times: OtherTimes): Promise<TimedGames> {
    return timedIn(await this.thread.ask({ work: { day, times } }));
  }
}
