import { answerIn, CallFailed, callFailed, ForeignAnswer, isSilence, verdictOf, whyUnanswered } from './call-failed.ts';

const refused = (status: number, more: object = {}, headers: HeadersInit = {}) =>
  callFailed(Response.json({ message: 'This team is full', requestId: 'r1', ...more }, { status, headers }));

test('a refusal of the server is thrown as its status and its message, and is a verdict', async () => {
  const failure = await refused(409);
  expect(failure.message).toBe('409: This team is full');
  expect(verdictOf(failure)?.sentence).toBe('This team is full');
});

test('field errors keep their names, and what is no sentence is left out', async () => {
  const failure = await refused(400, { errors: { name: 'Too short', age: 7 } });
  expect(verdictOf(failure)?.remarks).toEqual({ name: 'Too short' });
});

test.each([
  ['a fault of the server', 500, {}],
  ['a server that is busy', 503, {}],
  ['too many attempts', 429, {}],
  ['a call that is still at work', 409, { 'Retry-After': '1' }],
])('%s is no verdict, and keeps its sentence', async (_, status, headers) => {
  const failure = await refused(status, {}, headers);
  expect(verdictOf(failure)).toBeUndefined();
  expect(whyUnanswered(failure)).toEqual({ is: 'later', sentence: 'This team is full' });
});

const page = '<h1>Network login: please load your account</h1>';

test.each([
  ['a page of the hall', 404, page],
  ['a firewall', 403, page],
  ['a proxy', 502, page],
  ['a proxy that speaks JSON', 404, '{"message":"no Route matched with those values"}'],
  ['an empty answer', 401, ''],
])('%s is no verdict, whatever its status, and no missing network', async (_, status, text) => {
  const failure = await callFailed(new Response(text, { status }));
  expect(verdictOf(failure)).toBeUndefined();
  expect(whyUnanswered(failure)).toEqual({ is: 'later', sentence: undefined });
});

test('a page of the hall with status 200 is no answer', async () => {
  await expect(answerIn(new Response(page))).rejects.toBeInstanceOf(ForeignAnswer);
  expect(await answerIn(Response.json({ id: 1 }))).toEqual({ id: 1 });
});

test('a call that never arrived is no verdict either', () => {
  expect(verdictOf(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(whyUnanswered(new TypeError('Failed to fetch'))).toEqual({ is: 'offline', sentence: undefined });
});

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: https://3v3.example/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('"%s" is how a browser says that nobody answered', (message) => {
  expect(isSilence(new TypeError(message))).toBe(true);
});

test('an answer, of whatever kind, is no silence, and neither is a fault of our own', () => {
  expect(isSilence(new CallFailed(503, 'Failed to fetch live scores'))).toBe(false);
  expect(isSilence(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
  expect(isSilence(undefined)).toBe(false);
});

test('an answer that takes too long is silence too', () => {
  expect(isSilence(new DOMException('signal timed out', 'TimeoutError'))).toBe(true);
});
