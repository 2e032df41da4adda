import { inviteTitle } from './invite-title.ts';

test.each([
  [null, '3V3 Summer Series Challenge'],
  ['', '3V3 Summer Series Challenge'],
  ['3V3 July Cup 2025', '3V3 July Cup 2025'],
  ['3V3 July Cup 2025 (U10-U12)', '3V3 July Cup 2025'],
  ['July 27', '3V3 July Cup 2025'],
  ['Sunday, July 27, 2025', '3V3 July Cup 2025'],
  ['August Cup 2025', '3V3 August Cup 2025'],
  ['July Cup 2027', 'Summer Series Challenge - July Cup 2027'],
  ['August Cup 2026', 'Summer Series Challenge - August Cup 2026'],
  ['July 12', 'Summer Series Challenge - July 12 (U13-U15)'],
  ['July 12 (U13-U15)', 'Summer Series Challenge - July 12 (U13-U15)'],
  ['August 9', 'Summer Series Challenge - August 9'],
  ['Fall Cup', 'Fall Cup'],
])('the tournament %p is called %p in an invitation', (tournament, title) => {
  expect(inviteTitle(tournament)).toBe(title);
});
