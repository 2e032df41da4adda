import { grantKinds, grantLifetimes } from './grant.ts';

test.each([
  ['player', 30, 120],
  ['contact', 30, 120],
  ['re-register', 30, 30],
  ['captain', 1440, 1440],
  ['score-keeper', 720, 720],
  ['organizer', 30, 720],
] as const)('%s lasts %i minutes unused and %i at most', (kind, idle, most) => {
  expect(grantLifetimes[kind]).toEqual({ idle, most });
});

test('every kind of trust ends, and within a day', () => {
  expect(grantKinds.filter((kind) => !(grantLifetimes[kind].most <= 24 * 60))).toEqual([]);
});
