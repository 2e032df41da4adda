import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sendOnce } from './send-once.ts';

interface Sent {
  readonly path: string;
  readonly key: string | null;
}

let sent: Sent[] = [];
let answers: (() => Promise<Response>)[] = [];
const { fetch } = globalThis;

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = async (path, request) => {
    sent.push({ path: String(path), key: new Headers(request?.headers).get('Idempotency-Key') });
    return (answers.shift() ?? (async () => Response.json({ id: 1 })))();
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const lost = async () => Promise.reject(new TypeError('Failed to fetch'));

test('what is pressed twice is sent once, and both hear the answer', async () => {
  const pressed = [
    sendOnce('POST', '/api/players', { name: 'Ana' }),
    sendOnce('POST', '/api/players', { name: 'Ana' }),
  ];
  expect(await Promise.all(pressed)).toEqual([{ id: 1 }, { id: 1 }]);
  expect(sent).toHaveLength(1);
});

test('a registration whose answer was lost is sent again under the same key', async () => {
  answers = [lost];
  await expect(sendOnce('POST', '/api/players', { name: 'Ben' })).rejects.toThrow('Failed to fetch');
  await sendOnce('POST', '/api/players', { name: 'Ben' });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('other answers are another registration, and so is the same one after it went through', async () => {
  await sendOnce('POST', '/api/players', { name: 'Cleo' });
  await sendOnce('POST', '/api/players', { name: 'Dan' });
  await sendOnce('POST', '/api/players', { name: 'Cleo' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('while the server is still at the first sending, the second waits for its answer', async () => {
  answers = [
    async () => Response.json({ message: 'Wait', requestId: 'r1' }, { status: 409, headers: { 'Retry-After': '1' } }),
  ];
  expect(await sendOnce('POST', '/api/players', { name: 'Eve' })).toEqual({ id: 1 });
  expect(sent.map(({ key }) => key === sent[0]?.key)).toEqual([true, true]);
});

test('a refusal is told at once', async () => {
  answers = [async () => Response.json({ message: 'This team is full', requestId: 'r1' }, { status: 409 })];
  await expect(sendOnce('POST', '/api/players', { name: 'Finn' })).rejects.toThrow('409: This team is full');
  expect(sent).toHaveLength(1);
});
