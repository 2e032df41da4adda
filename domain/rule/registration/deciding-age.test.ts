import { prefilledBracket } from './deciding-age.ts';

test.each([
  [2019, 'U7-U9'],
  [2017, 'U7-U9'],
  [2016, 'U10-U12'],
  [2011, 'U13-U15'],
  [2007, 'U16-U19'],
  [2006, 'U20+'],
  [2020, undefined],
])('born in %i, the bracket filled in for a tournament of 2026 is %s', (birthYear, bracket) => {
  expect(prefilledBracket(birthYear, 2026, 2026)).toBe(bracket);
});

// The bracket of this year, where they may play in it in the tournament's.
test.each([
  [2017, 2027, 'U10-U12'],
  [2018, 2027, 'U7-U9'],
  [2011, 2027, 'U16-U19'],
  [2007, 2027, 'U20+'],
  [2013, 2025, 'U13-U15'],
  [2010, 2025, 'U13-U15'],
])('born in %i, registered in 2026 for a tournament of %i, the bracket filled in is %s', (birthYear, year, bracket) => {
  expect(prefilledBracket(birthYear, 2026, year)).toBe(bracket);
});
