import { parentPort } from 'node:worker_threads';
import { generateBrackets } from '../../domain/draw/generate-brackets.ts';
import { asReply, type DrawOrder, type DrawReply } from './draw-message.ts';

/** Drawing thread: makes one draw after another, outside the thread that answers requests. */
parentPort?.on('message', ({ number, parts }: DrawOrder) => {
  parentPort?.postMessage(replyTo(number, parts));
});

function replyTo(number: number, { settings, teams, staying }: DrawOrder['parts']): DrawReply {
  try {
    return { number, draw: generateBrackets(settings, teams, staying) };
  } catch (thrown) {
    return asReply(number, thrown);
  }
}
