import { nameOfTournament } from './tournament-name.ts';

test.each([
  ['July 12', 'July 12 (U13-U15)'],
  ['Saturday, July 12, 2025', 'July 12 (U13-U15)'],
  ['July 16 (U10-U12)', 'July 16 (U10-U12)'],
  ['july 19', 'July 19 (U7-U9)'],
  ['2025-07-23', 'July 23 (U16-U19)'],
  ['July 27', '3V3 July Cup 2025'],
  ['Sunday, July 27, 2025', '3V3 July Cup 2025'],
])('%p is the tournament %p', (written, name) => {
  expect(nameOfTournament(written)).toBe(name);
});

test('a day in July of a tournament of another year keeps its name', () => {
  expect([nameOfTournament('July 27', '2027-07-27'), nameOfTournament('July 27', '7/27/2025')]).toEqual([
    'July 27',
    '3V3 July Cup 2025',
  ]);
});

test.each(['July 13', 'July 12, 2026', 'July 12 Night', '2026-07-12', 'August 12', 'Fall Cup', ''])(
  '%p keeps its name',
  (written) => {
    expect(nameOfTournament(` ${written} `)).toBe(written);
  },
);
