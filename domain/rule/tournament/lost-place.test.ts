import { alternatives, lostPlace, lostPlaceIn, lostPlaces } from './lost-place.ts';

test.each([
  ['team-place', ['waiting-list', 'alone', 'tell-me']],
  ['roster-place', ['alone', 'tell-me']],
  ['registration', ['tell-me']],
] as const)('whoever loses a %s can go on by %j', (lost, ways) => {
  expect(alternatives(lost)).toEqual(ways);
});

test('what a refusal tells of a lost place is read again, and nothing else is taken for one', () => {
  for (const lost of lostPlaces) expect(lostPlaceIn(lostPlace(lost))).toBe(lost);
  for (const details of [undefined, null, 'team-place', {}, { lost: 'a shoe' }, ['team-place']]) {
    expect(lostPlaceIn(details)).toBeUndefined();
  }
});
