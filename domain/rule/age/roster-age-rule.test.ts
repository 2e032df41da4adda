import fc from 'fast-check';
import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { translate } from '../language/sentence.ts';
import { ageBrackets, bracketOfAge, playsUp } from './age-bracket.ts';
import {
  bracketMisfitSentence,
  misfit,
  misfitSentence,
  mostPlayingUp,
  namedMisfitSentence,
  tooOldSentence,
} from './roster-age-rule.ts';

const none: readonly number[] = [];

test.each([
  // Nobody plays down.
  ['U7-U9', 16, none, 'too old'],
  ['U7-U9', 10, none, 'too old'],
  ['U13-U15', 16, [14, 14], 'too old'],
  // A player in their own bracket.
  ['U7-U9', 9, none, undefined],
  ['U16-U19', 16, none, undefined],
  // A year younger at U14 and under: two, and no third.
  ['U7-U9', 6, none, undefined],
  ['U10-U12', 9, none, undefined],
  ['U10-U12', 9, [11, 9], undefined],
  ['U10-U12', 9, [11, 9, 9], 'two play up'],
  ['U13-U15', 12, [14, 12], undefined],
  ['U13-U15', 12, [12, 12], 'two play up'],
  // More than a year younger, and above U14: nobody.
  ['U10-U12', 8, none, 'too young'],
  ['U13-U15', 11, none, 'too young'],
  ['U16-U19', 15, none, 'too young'],
  ['U20+', 19, none, 'too young'],
  // A team that the organizers have moved up plays up as a whole.
  ['U10-U12', 9, [9, 9, 8], undefined],
  ['U16-U19', 15, [15, 15, 15], undefined],
] as const)('in %s a player of %i beside %j: %p', (bracket, age, others, found) => {
  expect(misfit(age, { bracket, others })).toBe(found);
});

test('whoever comes in whatever order, a roster of the doors has nobody above its bracket and two below at most', () => {
  const comers = fc.array(fc.integer({ min: 5, max: 30 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...ageBrackets), comers, (bracket, ages) => {
      const roster: number[] = [];
      for (const age of ages) if (misfit(age, { bracket, others: roster }) === undefined) roster.push(age);
      expect(roster.filter((age) => playsUp(bracket, age)).length).toBeLessThanOrEqual(mostPlayingUp);
      expect(roster.every((age) => bracketOfAge(age) === bracket || playsUp(bracket, age))).toBe(true);
    }),
  );
});

test.each([
  ['too old', 'Ada is 16, too old for Owls in U7-U9'],
  ['too young', 'Ada is 16, too young for Owls in U7-U9'],
  ['two play up', 'Ada is 16, a year younger than Owls in U7-U9, and 2 younger players are on this roster already'],
] as const)('%s in words', (found, words) => {
  const who = { player: 'Ada', age: 16, team: 'Owls', bracket: 'U7-U9' };
  expect(translate(namedMisfitSentence(found, who))).toBe(words);
  expect(translate(misfitSentence(found, who))).toBe(
    words.replace('Ada is 16,', 'A player of 16 is').replace('Owls in ', ''),
  );
});

test('the sentence of a form is that of the call, with a team and alone', () => {
  expect(withSentencesInEnglish(bracketMisfitSentence(16, 'U7-U9'))).toBe('A player of 16 is too old for U7-U9');
  expect(withSentencesInEnglish(bracketMisfitSentence(8, 'U10-U12'))).toBe('A player of 8 is too young for U10-U12');
  expect(bracketMisfitSentence(9, 'U10-U12')).toBeUndefined();
  expect(bracketMisfitSentence(14, 'U13-U15')).toBeUndefined();
  expect(bracketMisfitSentence(undefined, 'U7-U9')).toBeUndefined();
});

test('where a roster or an organizer decides about the younger ones, only the older ones are refused', () => {
  expect(withSentencesInEnglish(tooOldSentence(16, 'U13-U15'))).toBe('A player of 16 is too old for U13-U15');
  expect(tooOldSentence(10, 'U16-U19')).toBeUndefined();
  expect(tooOldSentence(undefined, 'U7-U9')).toBeUndefined();
});
