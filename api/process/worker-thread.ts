import { Worker } from 'node:worker_threads';

/** Message to or from a thread; the number matches a reply to its request. */
interface Numbered {
  readonly number: number;
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/** Program of a thread. */
interface Thread {
  /** Name in the error about its end. */
  readonly name: string;
  readonly program: URL;
}

/** Separate thread for work that would delay requests. It starts with the first order, and does not keep the process from ending. */
export class WorkerThread<Order extends Numbered, Reply extends Numbered> {
  private readonly waiting = new Map<number, Waiting<Reply>>();
  private worker: Worker | undefined;
  private last = 0;

  constructor(private readonly thread: Thread) {}

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** Sends an order and returns its reply; rejects if the thread ends before it. */
  ask(order: Omit<Order, 'number'>): Promise<Reply> {
    this.last += 1;
    const number = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker ??= this.started();
      this.worker.postMessage({ ...order, number });
    });
  }

  /** Ends the thread; waiting callers get an error. */
  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private started(): Worker {
    const { name, program } = this.thread;
    const worker = new Worker(program);
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

  /** Rejects all waiting orders; the next order starts a new thread. The exit event after an error is ignored. */
  private giveUp(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
