/** @jest-environment ./test/harness/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { HttpError } from 'react-admin';
import { isMissing, isSignedOut, isVerdict, ownFailure, sentenceOf } from './failure.ts';

const refusal = { message: 'Not found', requestId: 'r1' };

test.each([
  [404, refusal, { isGone: true, isOut: false, said: 'Not found' }],
  [401, refusal, { isGone: false, isOut: true, said: 'Not found' }],
  [404, undefined, { isGone: false, isOut: false, said: 'Try again in a minute. Nothing is lost.' }],
  [401, { message: 'Login' }, { isGone: false, isOut: false, said: 'Try again in a minute. Nothing is lost.' }],
])('an answer with status %p and body %j is read as %j', (status, body, read) => {
  const failure = ownFailure(new HttpError('', status, body));
  expect({ isGone: isMissing(failure), isOut: isSignedOut(failure), said: sentenceOf(failure) }).toEqual(read);
});

test('a call that never arrived is told as no network', () => {
  expect(sentenceOf(ownFailure(new TypeError('Failed to fetch')))).toBe('You are offline. Nothing is lost.');
});

test.each([
  [409, refusal, true],
  [404, refusal, true],
  [429, refusal, false],
  [503, refusal, false],
  [409, undefined, false],
])('an answer with status %p and body %j is a verdict: %p', (status, body, expected) => {
  expect(isVerdict(ownFailure(new HttpError('', status, body)))).toBe(expected);
});
