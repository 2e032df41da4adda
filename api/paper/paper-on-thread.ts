import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { makePaper } from './paper-maker.ts';
import type { PaperReply, ThreadOrder } from './paper-thread.ts';

/** Linux sets priorities by thread, so this one can yield to others. Elsewhere the whole process would slow down. */
if (process.platform === 'linux') setPriority(10);

let last: Promise<unknown> = Promise.resolve();

/** Printing thread: makes one document after another, outside the thread that answers requests. */
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
