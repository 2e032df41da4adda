import { ageBrackets, bracketOfAge, isTooOldFor, needsBracket, playsUp } from './age-bracket.ts';

test.each([
  [0, undefined],
  [6, undefined],
  [7, 'U7-U9'],
  [9, 'U7-U9'],
  [10, 'U10-U12'],
  [12, 'U10-U12'],
  [13, 'U13-U15'],
  [15, 'U13-U15'],
  [16, 'U16-U19'],
  [19, 'U16-U19'],
  [20, 'U20+'],
  [76, 'U20+'],
])('at %i a player belongs to %s', (age, bracket) => {
  expect(bracketOfAge(age)).toBe(bracket);
});

test.each([
  ['U7-U9', 9, false],
  ['U7-U9', 10, true],
  ['U10-U12', 12, false],
  ['U10-U12', 13, true],
  ['U13-U15', 16, true],
  ['U16-U19', 19, false],
  ['U16-U19', 20, true],
  ['U20+', 76, false],
] as const)('for %s a player of %i is too old: %p', (bracket, age, isTooOld) => {
  expect(isTooOldFor(bracket, age)).toBe(isTooOld);
});

test.each([
  ['U10-U12', 9, true],
  ['U10-U12', 10, false],
  ['U20+', 19, true],
] as const)('in %s a player of %i plays up: %p', (bracket, age, isUp) => {
  expect(playsUp(bracket, age)).toBe(isUp);
});

test('in the bracket of the own age nobody is too old and nobody plays up', () => {
  for (let age = 7; age < 80; age += 1) {
    const bracket = bracketOfAge(age);
    expect(bracket && [isTooOldFor(bracket, age), playsUp(bracket, age)]).toEqual([false, false]);
  }
});

test('the brackets are those of the specification', () => {
  expect(ageBrackets).toEqual(['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19', 'U20+']);
});

test('a bracket is asked for from 7 to 19', () => {
  expect([6, 7, 19, 20].map(needsBracket)).toEqual([false, true, true, false]);
});
