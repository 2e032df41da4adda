import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { makePaper } from './paper-maker.ts';
import type { PaperReply, ThreadOrder } from './paper-thread.ts';

/** Linux counts the rank of each thread: this one works with what the others leave. Elsewhere it would be the whole process's. */
if (process.platform === 'linux') setPriority(10);

let last: Promise<unknown> = Promise.resolve();

/** The thread of what is printed: one after another, beside the thread that answers requests. */
parentPort?.on('message', (order: ThreadOrder) => {
  last = last.then(async () => parentPort?.postMessage(await replyTo(order)));
});

async function replyTo({ number, order }: ThreadOrder): Promise<PaperReply> {
  try {
    return { number, pdf: await makePaper(order) };
  } catch (thrown) {
    return { number, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}
