import { aPlayedDay } from '../../test/sample/a-played-day.ts';
import { nothingPlayed, withResult } from '../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import type { GameResult } from '../match/result.ts';
import type { Results } from './results.ts';
import { isPlayed, resultsAsText, teamResultsOf } from './team-result.ts';

const twoTeams = drawElimination('U8', [1, 2], { minGamesPerTeam: 1, thirdPlace: false, placement: false });
const [match = ''] = twoTeams.matches.map(({ key }) => key);

/** Returns a day with the only game of two teams and its result. */
function dayOf(result: Omit<Extract<GameResult, { status: 'completed' }>, 'match' | 'teams' | 'status'>) {
  return aPlayedDay(twoTeams, withResult(nothingPlayed, { status: 'completed', match, teams: [1, 2], ...result }));
}

const played = { isForfeited: false, forfeitedBy: [] };

test('each team tells its games with its own goals first', () => {
  const [first, second] = teamResultsOf(dayOf({ score: { team1: 3, team2: 1 } }));
  expect(first).toMatchObject({ teamId: 1, place: 1, champions: ['Team 1'] });
  expect(first?.games).toEqual([{ against: 'Team 2', againstId: 2, score: [3, 1], outcome: 'won', ...played }]);
  expect(second).toMatchObject({ teamId: 2, place: 2, champions: ['Team 1'] });
  expect(second?.games).toEqual([{ against: 'Team 1', againstId: 1, score: [1, 3], outcome: 'lost', ...played }]);
});

test('a shoot-out decides a game that is level, and is told by both', () => {
  const [winner, loser] = teamResultsOf(dayOf({ score: { team1: 2, team2: 2 }, shootout: { team1: 3, team2: 4 } }));
  expect(winner).toMatchObject({ teamId: 2, games: [{ score: [2, 2], shootout: [4, 3], outcome: 'won' }] });
  expect(loser).toMatchObject({ teamId: 1, games: [{ score: [2, 2], shootout: [3, 4], outcome: 'lost' }] });
});

test('a game given away is lost by whoever did not play, and by both where neither did', () => {
  const forfeited = (by: readonly [number] | readonly [number, number]): Results =>
    withResult(nothingPlayed, { status: 'forfeited', match, teams: [1, 2], score: { team1: 0, team2: 1 }, by });
  const outcomes = (played: Results) =>
    teamResultsOf(aPlayedDay(twoTeams, played)).map(({ teamId, games }) => [teamId, games[0]?.outcome]);
  expect(Object.fromEntries(outcomes(forfeited([1])))).toEqual({ 1: 'lost', 2: 'won' });
  for (const [, outcome] of outcomes(forfeited([1, 2]))) expect(outcome).toBe('lost');
});

test('results are told once every game is over, and differ when one is corrected', () => {
  const open = aPlayedDay(twoTeams, nothingPlayed);
  expect([isPlayed(open), teamResultsOf(open)]).toEqual([false, []]);
  const [first, same, corrected] = [3, 3, 4].map((team1) => dayOf({ score: { team1, team2: 1 } }));
  expect(first && isPlayed(first)).toBe(true);
  expect(first && resultsAsText(first)).toBe(same && resultsAsText(same));
  expect(first && resultsAsText(first)).not.toBe(corrected && resultsAsText(corrected));
  const renamed = first && { ...first, teamNames: new Map([[1, 'Another Name']]) };
  expect(renamed && resultsAsText(renamed)).toBe(first && resultsAsText(first));
});
