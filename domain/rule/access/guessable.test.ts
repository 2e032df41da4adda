import { isGuessable } from './guessable.ts';

test.each([
  'password1234',
  'Password-2026!',
  'goldengoal2026',
  'aaaaaaaaaaaaaa',
  'Soccer12345678',
  'changeme-changeme',
])('a guesser tries %s early', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each(['kick-off-demo', 'three wet boots', 'gold fish in the net', 'b4c8e1d0a9f27365b4c8e1d0a9f27365'])(
  'a guesser does not come to %s',
  (secret) => {
    expect(isGuessable(secret)).toBe(false);
  },
);
