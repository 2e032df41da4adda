import { placesLeft } from './places-left.ts';

test.each([
  [16, 0, null],
  [16, 10, null],
  [16, 11, 5],
  [16, 15, 1],
  [16, 16, 0],
  [4, 0, 4],
  // Organizers may have admitted more teams before the number was lowered.
  [16, 17, 0],
])('of %i places %i are taken: %p', (maxTeams, teamCount, left) => {
  expect(placesLeft({ maxTeams, teamCount })).toBe(left);
});
