import { clockInWords } from './clock-in-words.ts';

test.each([
  ['18:15', '6:15 PM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['00:30', '12:30 AM'],
  ['24:00', '12:00 AM'],
])('%s is %s', (time, words) => {
  expect(clockInWords(time)).toBe(words);
});
