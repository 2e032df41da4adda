import { expect, test } from '@jest/globals';
import { letterFate } from './letter-fate.ts';

test.each([
  [0, false, 'No letter to its players is written.'],
  [1, false, '1 letter to its players leaves.'],
  [4, false, '4 letters to its players leave.'],
  [1, true, '1 letter to its players waits: no mail server is set up.'],
  [4, true, '4 letters to its players wait: no mail server is set up.'],
])('of %i letters, without a mail server: %p, it is said: %s', (letters, areWaiting, sentence) => {
  expect(letterFate(letters, 'to its players', areWaiting)).toBe(sentence);
});
