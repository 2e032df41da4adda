import { prefilledBracket } from './prefilled-bracket.ts';

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

test.each([
  [2017, 'U10-U12'],
  [2018, 'U7-U9'],
  [2011, 'U16-U19'],
  [2007, 'U20+'],
])('born in %i, registered in 2026 for a tournament of 2027, the bracket filled in is %s', (birthYear, bracket) => {
  expect(prefilledBracket(birthYear, 2026, 2027)).toBe(bracket);
});
