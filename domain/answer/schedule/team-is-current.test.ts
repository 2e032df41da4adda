import { aFollowedTeam, anEntry } from '../../../test/sample/a-followed-team.ts';
import { teamGames } from './team-games.ts';
import { isTeamCurrent } from './team-is-current.ts';

const lastGame = new Date('2026-11-14T23:30:00Z');
const own = teamGames(aFollowedTeam(anEntry(), anEntry({ gameId: 13, endTime: lastGame })));
const daysLater = (days: number) => lastGame.getTime() + days * 86_400_000;

test('a team leads before and between its games, and for a week after the last one', () => {
  expect([-20, -1, 0, 7.9].map((days) => isTeamCurrent(own, daysLater(days)))).toEqual([true, true, true, true]);
});

test('eight days after its last game it leads no more', () => {
  expect(isTeamCurrent(own, daysLater(8))).toBe(false);
});

test('a team whose games are not drawn yet leads', () => {
  expect(isTeamCurrent({ games: [] }, daysLater(300))).toBe(true);
});
