import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { emptyBoard } from '../site/board.ts';
import { inOpenTournaments, isOnAnyDate, tournamentsOfFilter } from './teams-to-join.ts';

test('a tournament labelled Multiple Weeks is found under any date', () => {
  expect(isOnAnyDate({ name: 'Fall League - Multiple Weeks', date: 'Tuesday, October 6, 2026' })).toBe(true);
  expect(isOnAnyDate({ name: 'Fall League', date: 'Multiple Weeks' })).toBe(true);
  expect(isOnAnyDate({ name: 'Fall Cup', date: 'Saturday, October 10, 2026' })).toBe(false);
});

test('All Dates narrows nothing, a date to its own tournament', () => {
  expect(tournamentsOfFilter('', emptyBoard)).toEqual([]);
  expect(tournamentsOfFilter('13', emptyBoard)).toEqual([13]);
});

test('only teams whose tournaments take registrations are offered, and all while that is not known', () => {
  const tournaments = [aPublicTournament({ id: 1 }), aPublicTournament({ id: 2, acceptsRegistrations: false })];
  const teams = [1, 2].map((tournamentId) => ({ id: tournamentId + 10, tournamentId }));
  const ids = (board: typeof emptyBoard) => inOpenTournaments(teams, board).map(({ id }) => id);
  expect([ids({ ...emptyBoard, tournaments }), ids(emptyBoard)]).toEqual([[11], [11, 12]]);
});
