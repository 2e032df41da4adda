import fc from 'fast-check';
import { misfit } from '../registration/roster-age.ts';
import { ageBrackets } from '../tournament/age-bracket.ts';
import { fitsRoster, isMovedUp, type TeamAges, teamBracketAfter } from './team-bracket.ts';

const team: TeamAges = { ageBracket: 'U10-U12', isDividedByAge: true, ages: [11, 12], playsUpAsWhole: false };

test.each<[string, Partial<TeamAges>, ReturnType<typeof teamBracketAfter>]>([
  ['it stays where it fits', {}, { ageBracket: 'U10-U12' }],
  ['undivided: as it was', { isDividedByAge: false, ages: [40] }, { ageBracket: 'U10-U12' }],
  ['undivided, none before', { isDividedByAge: false, ageBracket: null }, { ageBracket: null }],
  ['none before: the lowest that takes all', { ageBracket: null }, { ageBracket: 'U10-U12' }],
  ['a year later all are too old', { ages: [13, 13] }, { ageBracket: 'U13-U15' }],
  ['one too old, two a year younger', { ages: [13, 12, 12] }, { ageBracket: 'U13-U15' }],
  ['one too old, three a year younger', { ages: [13, 12, 12, 12] }, 'none fits'],
  ['one too old, one two years younger', { ages: [13, 11] }, 'none fits'],
  ['no year up beyond U14', { ageBracket: 'U13-U15', ages: [16, 15] }, 'none fits'],
  ['two play up where they did', { ages: [12, 9, 9] }, { ageBracket: 'U10-U12' }],
  ['a team an organizer moved up', { ages: [9, 9, 9, 8], playsUpAsWhole: true }, { ageBracket: 'U10-U12' }],
  ['a team that nobody moved up', { ages: [9, 9, 9] }, { ageBracket: 'U7-U9' }],
  ['moved up, and one too old', { ages: [13, 9, 9, 9], playsUpAsWhole: true }, 'none fits'],
  ['grown up', { ages: [20, 34] }, { ageBracket: 'U20+' }],
  ['too young for any', { ages: [5] }, 'none fits'],
  ['no age known', { ages: [], ageBracket: null }, { ageBracket: null }],
])('the bracket of a team in another tournament, %s', (_, different, expected) => {
  expect(teamBracketAfter({ ...team, ...different })).toEqual(expected);
});

test('a bracket takes a whole roster exactly where its doors would take everybody one after the other', () => {
  const aBracket = fc.constantFrom(...ageBrackets);
  const aRoster = fc.array(fc.integer({ min: 5, max: 25 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(aBracket, aRoster, (bracket, ages) => {
      const comesIn = ages.every((age, at) => misfit(age, { bracket, others: ages.slice(0, at) }) === undefined);
      expect(fitsRoster(bracket, ages)).toBe(comesIn);
    }),
  );
});

test.each([
  ['U10-U12', [9, 9, 9], true],
  ['U10-U12', [9, 9, 12], false],
  [null, [9, 9, 9], false],
] as const)('a team of %s with %j is moved up: %s', (bracket, ages, is) => {
  expect(isMovedUp(bracket, ages)).toBe(is);
});
