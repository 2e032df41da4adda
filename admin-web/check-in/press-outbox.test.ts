/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { flush, onPressed, press } from './press-outbox.ts';

/** Answers of the server to come; the last one stays. */
let answers: readonly (() => Response)[] = [];
let sent: string[] = [];
let arrived: string[] = [];
let endListening = () => {};

const told = (status: number) => () =>
  new Response(JSON.stringify({ message: 'No', requestId: 'r1' }), {
    status,
    headers: { 'Content-Type': 'text/json' },
  });
const done = told(200);

beforeEach(() => {
  [answers, sent, arrived] = [[done], [], []];
  jest.useFakeTimers();
  globalThis.fetch = async (path) => {
    sent.push(String(path).replace(/.*registrations/, ''));
    const [next = done, ...rest] = answers;
    if (rest.length > 0) answers = rest;
    return next();
  };
  listen();
});
afterEach(() => {
  endListening();
  jest.useRealTimers();
});

function listen(): void {
  endListening = onPressed(async (outcomes) => {
    for (const { press, refused } of outcomes)
      arrived.push(`${press.id} ${press.act}${refused === undefined ? '' : ` refused: ${refused}`}`);
  });
}

const passed = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test.each([
  ['a server that is busy', told(503)],
  ['a server that was asked too often', told(429)],
  ['the page of a network', () => new Response('<p>Sign in</p>', { status: 200 })],
])('%s has refused nothing: the press is sent again, once it counts', async (_, first) => {
  answers = [first, done];
  press({ id: 7, act: 'cash', cents: 4000 });
  await passed();
  expect(arrived).toEqual([]);
  await passed(4000);
  expect(arrived).toEqual(['7 cash']);
  expect(sent).toEqual(['/7/payment', '/7/payment']);
  await passed(20_000);
  expect(sent).toHaveLength(2);
});

test('while nothing arrives nobody is called, and a press is sent again every four seconds', async () => {
  endListening();
  let calls = 0;
  endListening = onPressed(async () => {
    calls += 1;
    void flush();
  });
  answers = [told(503)];
  press({ id: 8, act: 'here' });
  await passed();
  expect([calls, sent.length]).toEqual([0, 1]);
  await passed(4000);
  expect([calls, sent.length]).toEqual([0, 2]);
  answers = [done];
  await passed(4000);
  expect([calls, sent.length]).toEqual([1, 3]);
});

test('a fault of the server is told, and holds no other press back', async () => {
  answers = [told(500), done];
  press({ id: 9, act: 'here' });
  press({ id: 9, act: 'signed' });
  await passed();
  expect(arrived).toEqual(['9 here refused: No', '9 signed']);
});

test('a press that is refused while nobody would be told waits until check-in is open again', async () => {
  answers = [told(409)];
  endListening();
  press({ id: 7, act: 'signed' });
  await passed(20_000);
  expect(sent).toEqual(['/7/waiver']);
  listen();
  await flush();
  expect(arrived).toEqual(['7 signed refused: No']);
  answers = [done];
  press({ id: 8, act: 'not here' });
  await passed();
  expect(arrived).toHaveLength(2);
  expect(localStorage.getItem('golden-goal.office.check-in')).toBe('[]');
});

test('presses of different players go out together, those of one in order, and each once', async () => {
  const children = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const act of ['here', 'signed'] as const) for (const id of children) press({ id, act });
  await passed();
  expect(sent).toHaveLength(16);
  expect(new Set(arrived).size).toBe(16);
  for (const id of children) expect(arrived.indexOf(`${id} here`)).toBeLessThan(arrived.indexOf(`${id} signed`));
});
