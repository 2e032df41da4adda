import { WorkerThread } from './worker-thread.ts';

interface Order {
  readonly number: number;
  readonly word: string;
}

/** Thread that reverses each word, and ends at "end". */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, word }) => {
      if (word === 'end') throw new Error('no more words');
      parentPort.postMessage({ number, word: [...word].reverse().join('') });
    });
  `)}`,
);

const threads: WorkerThread<Order, Order>[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.end();
});

function threadOfWords(): WorkerThread<Order, Order> {
  const thread = new WorkerThread<Order, Order>({ name: 'words', program });
  threads.push(thread);
  return thread;
}

test('each order has its own reply, from one thread', async () => {
  const thread = threadOfWords();
  expect(thread.isRunning).toBe(false);
  const replies = Promise.all(['goal', 'kick', 'goal'].map(async (word) => (await thread.ask({ word })).word));
  expect(await replies).toEqual(['laog', 'kcik', 'laog']);
  expect(thread.isRunning).toBe(true);
});

test('whoever waits when the thread ends is told why, and the next order starts another', async () => {
  const thread = threadOfWords();
  const waiting = [thread.ask({ word: 'end' }), thread.ask({ word: 'goal' })];
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'no more words',
    'no more words',
  ]);
  expect(thread.isRunning).toBe(false);
  expect((await thread.ask({ word: 'kick' })).word).toBe('kcik');
});

test('a thread that is ended tells whoever waits', async () => {
  const thread = threadOfWords();
  const waiting = thread.ask({ word: 'goal' });
  const outcome = expect(waiting).rejects.toThrow('The words thread ended');
  await thread.end();
  await outcome;
});
