import { parentPort } from 'node:worker_threads';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import { timeAgain } from '../../domain/rule/schedule/time-again.ts';
import { asReply, type DrawOrder, type DrawReply } from './draw-message.ts';

/** Drawing thread: works on one order after another, outside the thread that answers requests. */
parentPort?.on('message', (order: DrawOrder) => {
  parentPort?.postMessage(replyTo(order));
});

function replyTo({ number, work }: DrawOrder): DrawReply {
  try {
    if ('times' in work) return { number, timed: timeAgain(work.day, work.times) };
    const { plan, teams, staying } = work.parts;
    return { number, draw: generateBrackets(plan, teams, staying) };
  } catch (thrown) {
    return asReply(number, thrown);
  }
}
