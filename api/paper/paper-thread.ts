import { Injectable } from '@nestjs/common';
import { Busy } from '../http/busy.ts';
import { Log } from '../process/log.ts';
import { WorkerThread } from '../process/worker-thread.ts';
import type { PaperOrder } from './paper-maker.ts';

/** Request to the printing thread. */
export interface ThreadOrder {
  readonly number: number;
  readonly order: PaperOrder;
}

export type PaperReply = { readonly number: number } & ({ readonly pdf: Uint8Array } | { readonly failure: string });

/** Maximum number of waiting requests; a large day takes some seconds. */
const mostWaiting = 3;

/** Memory limit in megabytes; a day of 256 teams has some hundred pages. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Makes PDFs on a separate thread. */
@Injectable()
export class PaperThread {
  private readonly thread: WorkerThread<ThreadOrder, PaperReply>;

  constructor(private readonly log: Log) {
    const program = new URL('./paper-on-thread.js', import.meta.url);
    const onEnd = (error: Error) => this.log.error({ failure: error.stack }, 'the thread of the papers ended');
    this.thread = new WorkerThread({ name: 'papers', program, resourceLimits, onEnd });
  }

  /** Refuses at once if too many requests are waiting. */
  checkRoom(): void {
    if (this.thread.ordered >= mostWaiting)
      throw new Busy('Other papers are being made. Please try again in a moment.', 5);
  }

  async make(order: PaperOrder): Promise<Uint8Array> {
    this.checkRoom();
    const reply = await this.thread.ask({ order });
    if ('pdf' in reply) return reply.pdf;
    this.log.error({ failure: reply.failure }, 'a paper could not be made');
    throw new Error('The paper could not be made');
  }
}
