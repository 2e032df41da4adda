import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What is sent to a thread, or comes back from it: the number says which reply is whose. */
interface Numbered {
  readonly number: number;
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/** How a thread is started, and who hears that it ended by itself. */
interface Thread {
  /** What it is called when it ends. */
  readonly name: string;
  readonly program: URL;
  readonly resourceLimits?: ResourceLimits;
  readonly onEnd?: (error: Error) => void;
}

/** A thread of its own for work that would keep requests waiting. It starts with the first order and keeps no process from ending. */
export class WorkerThread<Order extends Numbered, Reply extends Numbered> {
  private readonly waiting = new Map<number, Waiting<Reply>>();
  private worker: Worker | undefined;
  private last = 0;

  constructor(private readonly thread: Thread) {}

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** How many orders have no reply yet. */
  get ordered(): number {
    return this.waiting.size;
  }

  /** The reply to an order; rejects where the thread ends before it. */
  ask(order: Omit<Order, 'number'>): Promise<Reply> {
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker ??= this.started();
      this.worker.postMessage({ ...order, number });
    });
  }

  /** Ends the thread; whoever waits is told. */
  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private started(): Worker {
    const { name, program, resourceLimits } = this.thread;
    const worker = new Worker(program, resourceLimits === undefined ? {} : { resourceLimits });
    worker.unref();
    worker.on('message', (reply: Reply) => this.answer(reply));
    worker.on('error', (error) => this.giveUp(worker, error));
    worker.on('exit', (code) => this.giveUp(worker, new Error(`The ${name} thread ended with ${code}`)));
    return worker;
  }

  private answer(reply: Reply): void {
    this.waiting.get(reply.number)?.resolve(reply);
    this.waiting.delete(reply.number);
  }

  /** Whoever waited is told; the next order starts a new thread. An error is followed by the end, which nobody waits for any more. */
  private giveUp(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.thread.onEnd?.(error);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
