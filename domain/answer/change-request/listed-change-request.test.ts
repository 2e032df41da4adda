import { changeStateView } from './listed-change-request.ts';

test.each([
  ['asked', null, null, 'Open'],
  ['granted', 'organizer', null, 'Yes'],
  ['refused', 'organizer', null, 'No'],
  ['taken-back', 'family', null, 'Taken back'],
  ['granted', 'family', null, 'Done by the family'],
  ['granted', 'family', 3, 'Done by the team'],
] as const)('what was %s, decided by %p, for team %p, is listed as "%s"', (state, decidedBy, teamId, said) => {
  expect(changeStateView({ state, decidedBy, teamId })).toBe(said);
});
