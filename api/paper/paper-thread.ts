import { Injectable } from '@nestjs/common';
import { Busy } from '../http/busy.ts';
import { Log } from '../process/log.ts';
import { WorkerThread } from '../process/worker-thread.ts';
import type { PaperOrder } from './paper-maker.ts';

/** What is sent to the thread. */
export interface ThreadOrder {
  readonly number: number;
  readonly order: PaperOrder;
}

export type PaperReply = { readonly number: number } & ({ readonly pdf: Uint8Array } | { readonly failure: string });

/** So many wait at most: a large day takes some seconds. */
const mostWaiting = 3;

/** Megabytes: a day of 256 teams has some hundred pages. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Makes what is printed on a thread of its own. */
@Injectable()
export class PaperThread {
  private readonly thread: WorkerThread<ThreadOrder, PaperReply>;

  constructor(private readonly log: Log) {
    const program = new URL('./paper-on-thread.js', import.meta.url);
    const onEnd = (error: Error) => this.log.error({ failure: error.stack }, 'the thread of the papers ended');
    this.thread = new WorkerThread({ name: 'papers', program, resourceLimits, onEnd });
  }

  /** Refused at once where too many wait already. */
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
