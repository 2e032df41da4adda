import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { DrawingTable, type DrawParts } from '../../domain/port/drawing-table.ts';
import { type DrawReply, drawIn } from './draw-message.ts';

interface Waiting {
  readonly resolve: (draw: Draw) => void;
  readonly reject: (reason: unknown) => void;
}

/** Draws on a thread of its own, which starts with the first draw and keeps no process from ending. */
@Injectable()
export class DrawingThread extends DrawingTable {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private last = 0;

  override draw(parts: DrawParts): Promise<Draw> {
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker ??= this.started();
      this.worker.postMessage({ number, parts });
    });
  }

  private started(): Worker {
    const worker = new Worker(new URL('./draw-on-thread.js', import.meta.url));
    worker.unref();
    worker.on('message', (reply: DrawReply) => this.answer(reply));
    worker.on('error', (error) => this.giveUp(error));
    worker.on('exit', (code) => this.giveUp(new Error(`The drawing thread ended with ${code}`)));
    return worker;
  }

  private answer(reply: DrawReply): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    try {
      waiting?.resolve(drawIn(reply));
    } catch (thrown) {
      waiting?.reject(thrown);
    }
  }

  /** Whoever waited is told; the next draw starts a new thread. */
  private giveUp(error: Error): void {
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
