import { heard } from '../../test/sample/heard.ts';
import { bracketMisfit, bracketMisfitSentence } from './bracket-fit.ts';

// The rule of every roster: nobody plays down, and at U14 and under somebody may be one year younger.
test.each([
  [10, 'U7-U9', 'too old', 'too old'],
  [10, 'U10-U12', undefined, undefined],
  [9, 'U10-U12', undefined, undefined],
  [8, 'U10-U12', 'too young', undefined],
  [16, 'U7-U9', 'too old', 'too old'],
  [15, 'U16-U19', 'too young', undefined],
  [19, 'U16-U19', undefined, undefined],
  [20, 'U16-U19', 'too old', 'too old'],
  [19, 'U20+', 'too young', undefined],
  [undefined, 'U7-U9', undefined, undefined],
] as const)('at %p, %s is %p with a team and %p alone', (age, bracket, withTeam, alone) => {
  expect(bracketMisfit(age, bracket, 'with a team')).toBe(withTeam);
  expect(bracketMisfit(age, bracket, 'alone')).toBe(alone);
});

test('the sentence is that of the call', () => {
  expect(heard(bracketMisfitSentence(16, 'U7-U9', 'alone'))).toBe('A player of 16 is too old for U7-U9');
  expect(heard(bracketMisfitSentence(8, 'U10-U12', 'with a team'))).toBe('A player of 8 is too young for U10-U12');
  expect(bracketMisfitSentence(14, 'U13-U15', 'with a team')).toBeUndefined();
});
