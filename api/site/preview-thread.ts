import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { PreviewPicture } from '../../domain/site/preview-picture.ts';
import { Log } from '../process/log.ts';

/** What is sent to the thread. */
export interface PreviewOrder {
  readonly number: number;
  readonly picture: PreviewPicture;
}

/** What it sends back: no picture where its name has letters that cannot be drawn. */
export type PreviewReply = { readonly number: number } & (
  | { readonly png: Uint8Array | undefined }
  | { readonly failure: string }
);

interface Waiting {
  readonly resolve: (png: Uint8Array | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/** So many wait at most for their turn: half a second of drawing. */
const mostWaiting = 16;

/** After a thread has ended by itself none is started for so many milliseconds: what ended it would end the next. */
const pause = 60_000;

/** Megabytes. The pixels of a picture, three of them, go with what stands for them here: little room makes that soon. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** Draws the pictures of shared links on a thread of its own, which starts with the first one and keeps no process from ending. */
@Injectable()
export class PreviewThread {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private endedAt = Number.NEGATIVE_INFINITY;
  private last = 0;

  constructor(private readonly log: Log) {}

  /** Whether one more can wait for its turn. */
  get hasRoom(): boolean {
    const mayStart = this.worker !== undefined || performance.now() - this.endedAt >= pause;
    return mayStart && this.waiting.size < mostWaiting;
  }

  /** A picture as PNG; undefined where its name has letters that cannot be drawn. */
  draw(picture: PreviewPicture): Promise<Uint8Array | undefined> {
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker ??= this.started();
      this.worker.postMessage({ number, picture } satisfies PreviewOrder);
    });
  }

  private started(): Worker {
    const worker = new Worker(new URL('./preview-on-thread.js', import.meta.url), { resourceLimits });
    worker.unref();
    worker.on('message', (reply: PreviewReply) => this.answer(reply));
    worker.on('error', (error) => this.giveUp(error));
    worker.on('exit', (code) => this.giveUp(new Error(`The thread of the previews ended with ${code}`)));
    return worker;
  }

  private answer(reply: PreviewReply): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    if ('failure' in reply) {
      this.log.error({ failure: reply.failure }, 'a preview could not be drawn');
      waiting?.reject(new Error('The preview could not be drawn'));
    } else waiting?.resolve(reply.png);
  }

  /** Whoever waited is told. */
  private giveUp(error: Error): void {
    // An error is followed by the end.
    if (this.worker !== undefined) this.log.error({ failure: error.stack }, 'the thread of the previews ended');
    this.worker = undefined;
    this.endedAt = performance.now();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
