import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPreview } from './preview-drawing.ts';
import type { PreviewOrder, PreviewReply } from './preview-thread.ts';

/** Linux counts the rank of each thread: this one works with what the others leave. Elsewhere it would be the whole process's. */
if (process.platform === 'linux') setPriority(10);

/** The thread of the pictures of shared links: one after another, beside the thread that answers requests. */
parentPort?.on('message', ({ number, picture }: PreviewOrder) => {
  parentPort?.postMessage(replyTo(number, picture));
});

function replyTo(number: number, picture: PreviewOrder['picture']): PreviewReply {
  try {
    return { number, png: drawPreview(picture) };
  } catch (thrown) {
    return { number, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}
