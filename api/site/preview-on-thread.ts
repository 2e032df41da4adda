import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPreview } from './preview-drawing.ts';
import type { PreviewOrder, PreviewReply } from './preview-thread.ts';

/** Linux sets priorities by thread, so this one can yield to others. Elsewhere the whole process would slow down. */
if (process.platform === 'linux') setPriority(10);

/** Thread for the pictures of shared links: draws one after another, outside the thread that answers requests. */
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
