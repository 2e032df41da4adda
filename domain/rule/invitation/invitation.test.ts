import { invitationsLeft } from './invitation.ts';

test.each([
  ['a new team may invite four', { openPlaces: 4, outstanding: 0, mailed: 0 }, 4],
  ['two on their way leave two', { openPlaces: 4, outstanding: 2, mailed: 2 }, 2],
  ['a full roster invites nobody', { openPlaces: 0, outstanding: 0, mailed: 4 }, 0],
  ['more on their way than places are left', { openPlaces: 1, outstanding: 3, mailed: 3 }, 0],
  ['twelve are the most', { openPlaces: 4, outstanding: 0, mailed: 11 }, 1],
])('%s', (_, soFar, left) => {
  expect(invitationsLeft(soFar)).toBe(left);
});
