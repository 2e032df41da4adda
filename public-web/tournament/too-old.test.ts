import { tooOldFor } from './too-old.ts';

test.each([
  ['U13-U15', 2027, '2011', { birthYear: 'A player of 16 is too old for U13-U15' }],
  ['U13-U15', 2026, '2011', {}],
  // Playing up is decided by the roster.
  ['U13-U15', 2026, '2016', {}],
  ['U7-U19', 2026, '2000', {}],
  ['U13-U15', null, '2000', {}],
  ['U13-U15', 2026, 'soon', {}],
])('for %s, ages counted in %p, born in %s: %j', (ageGroup, ageYear, birthYear, said) => {
  expect(tooOldFor({ ageGroup, ageYear }, { birthYear })).toEqual(said);
});
