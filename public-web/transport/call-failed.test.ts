import { CallFailed, callFailed, isSilence, sentenceOf } from './call-failed.ts';

test('a failure is thrown as its status and the message; the toast says the message alone', async () => {
  const answer = Response.json({ message: 'This team is full', requestId: 'r1' }, { status: 409 });
  const failure = await callFailed(answer);
  expect(failure.message).toBe('409: This team is full');
  expect(sentenceOf(failure, 'Failed to join team')).toBe('This team is full');
});

test('field errors keep their names, and what is no sentence is left out', async () => {
  const answer = Response.json({ message: 'Please check', errors: { name: 'Too short', age: 7 } }, { status: 400 });
  expect((await callFailed(answer)).remarks).toEqual({ name: 'Too short' });
});

test('an answer in another language than JSON is no sentence for people', async () => {
  const failure = await callFailed(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(failure.message).toBe('502: <h1>Bad gateway</h1>');
  expect(sentenceOf(failure, 'Failed to create team')).toBe('Failed to create team');
});

test('an empty answer is named by its status text', async () => {
  const failure = await callFailed(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  expect(failure.message).toBe('503: Service Unavailable');
});

test('a call that never arrived has no sentence either', () => {
  expect(sentenceOf(new TypeError('fetch failed'), 'Failed to create team')).toBe('Failed to create team');
  expect(new CallFailed(404, '').message).toBe('404: ');
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
