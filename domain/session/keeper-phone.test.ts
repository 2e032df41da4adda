import { phoneState, silenceOf } from './keeper-phone.ts';

const heardAt = new Date('2026-11-21T23:00:00Z');
const after = (seconds: number) => new Date(heardAt.getTime() + seconds * 1000);

test.each([
  ['heard just now, nothing waits', 0, 0, 'well'],
  ['one word may be lost', 25, 0, 'well'],
  ['entries wait on it', 5, 2, 'waiting'],
  ['not heard from any more', 31, 0, 'silent'],
  ['silence goes before what waited when it was heard', 31, 2, 'silent'],
] as const)('a phone: %s', (_, seconds, waiting, state) => {
  expect(phoneState({ heardAt, waiting }, after(seconds))).toBe(state);
});

test('a clock that runs behind makes no silence below nothing', () => {
  expect(silenceOf(heardAt, after(-3))).toBe(0);
  expect(silenceOf(heardAt, after(90.7))).toBe(90);
});
