import { CallFailed, callFailed, sentenceOf } from './call-failed.ts';

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
