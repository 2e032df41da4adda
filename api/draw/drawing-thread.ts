import { Injectable } from '@nestjs/common';
import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { DrawingTable, type DrawParts } from '../../domain/port/drawing-table.ts';
import { WorkerThread } from '../process/worker-thread.ts';
import { type DrawOrder, type DrawReply, drawIn } from './draw-message.ts';

/** Draws on a separate thread. */
@Injectable()
export class DrawingThread extends DrawingTable {
  private readonly thread = new WorkerThread<DrawOrder, DrawReply>({
    name: 'drawing',
    program: new URL('./draw-on-thread.js', import.meta.url),
  });

  override async draw(parts: DrawParts): Promise<Draw> {
    return drawIn(await this.thread.ask({ parts }));
  }
}
