import { Injectable } from '@nestjs/common';
import type { PreviewPicture } from '../../domain/site/preview-picture.ts';
import { Log } from '../process/log.ts';
import { WorkerThread } from '../process/worker-thread.ts';

/** Request to the thread. */
export interface PreviewOrder {
  readonly number: number;
  readonly picture: PreviewPicture;
}

/** Reply of the thread; no picture if the name has characters that cannot be drawn. */
export type PreviewReply = { readonly number: number } & (
  | { readonly png: Uint8Array | undefined }
  | { readonly failure: string }
);

/** Maximum number of waiting pictures: half a second of drawing. */
const mostWaiting = 16;

/** Milliseconds without a new thread after one ended by itself, since the cause would end the next one, too. */
const pause = 60_000;

/** Memory limits in megabytes. A picture's 3 MB of pixels are freed only with its small handle on this heap; a small limit makes that happen soon. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** Draws the pictures of shared links on a separate thread. */
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

  /** Whether one more picture can wait. */
  get hasRoom(): boolean {
    const mayStart = this.thread.isRunning || performance.now() - this.endedAt >= pause;
    return mayStart && this.thread.ordered < mostWaiting;
  }

  /** Returns a picture as PNG; undefined if its name has characters that cannot be drawn. */
  async draw(picture: PreviewPicture): Promise<Uint8Array | undefined> {
    const reply = await this.thread.ask({ picture });
    if (!('failure' in reply)) return reply.png;
    this.log.error({ failure: reply.failure }, 'a preview could not be drawn');
    throw new Error('The preview could not be drawn');
  }
}
