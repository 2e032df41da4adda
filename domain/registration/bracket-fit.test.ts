import { withSentencesInEnglish } from '../../test/sample/sentences-in-english.ts';
import { bracketMisfit, bracketMisfitSentence, tooOldSentence } from './bracket-fit.ts';

// Rule of every roster: nobody plays down, and at U14 and under somebody may be one year younger.
test.each([
  [10, 'U7-U9', 'too old'],
  [10, 'U10-U12', undefined],
  [9, 'U10-U12', undefined],
  [8, 'U10-U12', 'too young'],
  [10, 'U16-U19', 'too young'],
  [16, 'U7-U9', 'too old'],
  [15, 'U16-U19', 'too young'],
  [19, 'U16-U19', undefined],
  [20, 'U16-U19', 'too old'],
  [19, 'U20+', 'too young'],
  [undefined, 'U7-U9', undefined],
] as const)('at %p, %s is %p, with a team and alone', (age, bracket, found) => {
  expect(bracketMisfit(age, bracket)).toBe(found);
});

test('the sentence is that of the call', () => {
  expect(withSentencesInEnglish(bracketMisfitSentence(16, 'U7-U9'))).toBe('A player of 16 is too old for U7-U9');
  expect(withSentencesInEnglish(bracketMisfitSentence(8, 'U10-U12'))).toBe('A player of 8 is too young for U10-U12');
  expect(bracketMisfitSentence(14, 'U13-U15')).toBeUndefined();
});

test('where a roster or an organizer decides about the younger ones, only the older ones are refused', () => {
  expect(withSentencesInEnglish(tooOldSentence(16, 'U13-U15'))).toBe('A player of 16 is too old for U13-U15');
  expect(tooOldSentence(10, 'U16-U19')).toBeUndefined();
  expect(tooOldSentence(undefined, 'U7-U9')).toBeUndefined();
});
