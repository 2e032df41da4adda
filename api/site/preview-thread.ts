import { Injectable } from '@nestjs/common';
import type { PreviewPicture } from '../../domain/site/preview-picture.ts';
import { Log } from '../process/log.ts';
import { WorkerThread } from '../process/worker-thread.ts';

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

/** So many wait at most for their turn: half a second of drawing. */
const mostWaiting = 16;

/** After a thread has ended by itself none is started for so many milliseconds: what ended it would end the next. */
const pause = 60_000;

/** Megabytes. The pixels of a picture, three of them, go with what stands for them here: little room makes that soon. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** Draws the pictures of shared links on a thread of its own. */
@Injectable()
export class PreviewThread {
  private endedAt = Number.NEGATIVE_INFINITY;
  private readonly thread: WorkerThread<PreviewOrder, PreviewReply>;

  constructor(private readonly log: Log) {
    const program = new URL('./preview-on-thread.js', import.meta.url);
    const onEnd = (error: Error) => {
      this.endedAt = performance.now();
      this.log.error({ failure: error.stack }, 'the thread of the previews ended');
    };
    this.thread = new WorkerThread({ name: 'previews', program, resourceLimits, onEnd });
  }

  /** Whether one more can wait for its turn. */
  get hasRoom(): boolean {
    const mayStart = this.thread.isRunning || performance.now() - this.endedAt >= pause;
    return mayStart && this.thread.ordered < mostWaiting;
  }

  /** A picture as PNG; undefined where its name has letters that cannot be drawn. */
  async draw(picture: PreviewPicture): Promise<Uint8Array | undefined> {
    const reply = await this.thread.ask({ picture });
    if (!('failure' in reply)) return reply.png;
    this.log.error({ failure: reply.failure }, 'a preview could not be drawn');
    throw new Error('The preview could not be drawn');
  }
}
