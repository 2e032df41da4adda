import { emptyBoard } from '../site/board.ts';
import { isOnAnyDate, tournamentsOfFilter } from './teams-to-join.ts';

test('a tournament labelled Multiple Weeks is found under any date', () => {
  expect(isOnAnyDate({ name: 'Fall League - Multiple Weeks', date: 'Tuesday, October 6, 2026' })).toBe(true);
  expect(isOnAnyDate({ name: 'Fall League', date: 'Multiple Weeks' })).toBe(true);
  expect(isOnAnyDate({ name: 'Fall Cup', date: 'Saturday, October 10, 2026' })).toBe(false);
});

test('All Dates narrows nothing, a date to its own tournament', () => {
  expect(tournamentsOfFilter('', emptyBoard)).toEqual([]);
  expect(tournamentsOfFilter('13', emptyBoard)).toEqual([13]);
});
