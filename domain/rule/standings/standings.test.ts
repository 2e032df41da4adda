import type { GameResult } from '../match/result.ts';
import { rankTeams } from './rank-teams.ts';
import { type RankedGroup, standingsOf } from './standings.ts';
import { usYouth, winsThenGoals } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';
import type { GroupGame } from './team-record.ts';

/** Parses a game as an organizer writes it: 1-2 3:0. */
function game(line: string): GroupGame {
  const [team1 = 0, team2 = 0, goals1 = 0, goals2 = 0] = line.match(/\d+/g)?.map(Number) ?? [];
  const score = { team1: goals1, team2: goals2 };
  return { result: { status: 'completed', match: line, teams: [team1, team2], score } };
}

function aGroup(lines: readonly string[], change: Partial<RankedGroup> = {}): RankedGroup {
  const games = lines.map(game);
  const teams = [...new Set(games.flatMap(({ result }) => result.teams))].toSorted((a, b) => a - b);
  return {
    division: 'U8-U10',
    name: 'A',
    advancing: 4,
    isRanked: true,
    teams,
    games,
    decisions: [],
    withdrawn: [],
    ...change,
  };
}

const order = (group: RankedGroup, settings: StandingsSettings = winsThenGoals) =>
  standingsOf(group, settings).map((row) => `${row.rank}. ${row.teamId} (${row.decidedBy})`);

test('wins come first, then goals scored', () => {
  expect(order(aGroup(['1-2 1:0', '3-4 5:0', '1-4 0:4', '2-3 2:1']))).toEqual([
    '1. 3 (Goals scored)',
    '2. 4 (Goals scored)',
    '3. 2 (Goals scored)',
    '4. 1 (Goals scored)',
  ]);
});

test('a row tells games, goals and points', () => {
  const [first] = standingsOf(aGroup(['1-2 3:0', '1-3 1:1']), winsThenGoals);
  expect(first).toMatchObject({
    teamId: 1,
    played: 2,
    wins: 1,
    draws: 1,
    losses: 0,
    goalsFor: 4,
    goalsAgainst: 1,
    goalDifference: 3,
    points: 4,
    shutOuts: 1,
  });
});

test('two teams level on all goals are separated by their own game', () => {
  expect(order(aGroup(['1-2 1:0', '2-3 1:0', '3-1 1:0', '2-4 1:0', '1-4 1:0', '3-4 0:1'])).slice(0, 2)).toEqual([
    '1. 1 (Head-to-head)',
    '2. 2 (Head-to-head)',
  ]);
});

test('US youth: two teams level on points are separated by their own game before any goals', () => {
  expect(
    order(aGroup(['1-2 1:0', '2-3 9:0', '3-1 1:0', '2-4 9:0', '1-4 1:0', '3-4 0:1']), usYouth).slice(0, 2),
  ).toEqual(['1. 1 (Head-to-head)', '2. 2 (Head-to-head)']);
});

test('US youth: a game counts five goals at most towards the difference', () => {
  const group = aGroup(['1-4 9:0', '2-4 5:0', '1-3 0:1', '2-3 0:1'], { teams: [1, 2] });
  expect(order(group, usYouth)).toEqual(['1. 1 (Goals scored)', '2. 2 (Goals scored)']);
  expect(order(group, { ...usYouth, goalDifferenceCap: null })[0]).toBe('1. 1 (Goal difference)');
});

describe('three teams level, 1 beat 2 and 3, 2 beat 3', () => {
  const level = aGroup(['1-2 1:0', '1-3 1:0', '2-3 1:0', '4-1 1:0', '4-1 1:0', '2-4 1:0', '3-4 1:0', '3-4 1:0'], {
    teams: [3, 2, 1],
  });
  const by = (headToHeadOfMany: StandingsSettings['headToHeadOfMany']): StandingsSettings => ({
    ...winsThenGoals,
    criteria: ['wins', 'head-to-head'],
    headToHeadOfMany,
  });

  test('stay level when head-to-head is skipped', () => {
    expect(order(level, by('skipped'))).toEqual([
      '1. 3 (Nothing separates these teams)',
      '1. 2 (Nothing separates these teams)',
      '1. 1 (Nothing separates these teams)',
    ]);
  });

  test('are ranked by a league among themselves', () => {
    expect(order(level, by('mini-league'))).toEqual([
      '1. 1 (Head-to-head)',
      '2. 2 (Head-to-head)',
      '3. 3 (Head-to-head)',
    ]);
  });
});

test('three that beat each other in a circle are not separated by head-to-head', () => {
  const circle = aGroup(['1-2 1:0', '2-3 1:0', '3-1 1:0']);
  for (const headToHeadOfMany of ['skipped', 'mini-league'] as const) {
    expect(rankTeams(circle, { ...winsThenGoals, headToHeadOfMany })).toEqual([
      { teams: [1, 2, 3], reason: 'nothing' },
    ]);
  }
});

test('a league among level teams does not count where not all of them have met', () => {
  const group = aGroup(['1-2 1:0', '3-4 1:0', '2-4 1:0'], { teams: [1, 2, 3] });
  expect(rankTeams(group, { ...winsThenGoals, criteria: ['head-to-head'] })).toHaveLength(1);
});

test('lots entered by an organizer separate exactly the teams they were drawn for', () => {
  const lots = { division: 'U8-U10', group: 'A', teams: [2, 3, 1], by: 'lots' } as const;
  const circle = ['1-2 1:0', '2-3 1:0', '3-1 1:0'];
  expect(order(aGroup(circle, { decisions: [lots] }))).toEqual([
    '1. 2 (Lots drawn by the organizer)',
    '2. 3 (Lots drawn by the organizer)',
    '3. 1 (Lots drawn by the organizer)',
  ]);
  expect(order(aGroup(['1-2 0:0'], { decisions: [lots] }))[0]).toBe('1. 1 (Nothing separates these teams)');
});

test('a team that forfeited cannot win its group', () => {
  const forfeit: GameResult = {
    status: 'completed',
    match: 'late',
    teams: [1, 4],
    score: { team1: 0, team2: 3 },
    forfeitedBy: [1],
  };
  const group = aGroup(['1-2 5:0', '1-3 5:0', '2-3 1:0', '4-2 0:1', '4-3 0:1']);
  expect(order({ ...group, games: [...group.games, { result: forfeit }] })).toEqual([
    '1. 2 (A team that forfeited cannot win its group)',
    '2. 1 (Goals scored)',
    '3. 4 (Goals scored)',
    '4. 3 (Goals scored)',
  ]);
});

test('a game that is one more for a team counts for its opponent only', () => {
  const group = aGroup(['1-2 1:0']);
  const extra = { ...game('1-3 0:4'), extraFor: 1 };
  const rows = standingsOf({ ...group, teams: [1, 2, 3], games: [...group.games, extra] }, winsThenGoals);
  expect(rows.map(({ teamId, played, goalsAgainst }) => [teamId, played, goalsAgainst])).toEqual([
    [3, 1, 0],
    [1, 1, 0],
    [2, 1, 1],
  ]);
});

test('a withdrawn team stands last and does not play on', () => {
  const rows = standingsOf(aGroup(['1-2 5:0', '2-3 1:0'], { withdrawn: [1] }), winsThenGoals);
  expect(rows.map((row) => [row.teamId, row.advances])).toEqual([
    [2, true],
    [3, true],
    [1, false],
  ]);
});

test('withdrawn teams come last in any order: nothing has to separate them', () => {
  const rows = standingsOf(aGroup(['1-2 1:0', '3-4 1:0'], { withdrawn: [1, 3, 4] }), winsThenGoals);
  expect(rows.filter((row) => row.isTied)).toEqual([]);
  expect(rows.slice(-3).map((row) => row.rank)).toEqual([rows.length - 2, rows.length - 1, rows.length]);
});

test('the first four advance, level teams across the line do not yet', () => {
  const group = aGroup(['1-6 3:0', '2-6 2:0', '3-6 1:0', '4-5 0:0']);
  const advancing = standingsOf(group, winsThenGoals).filter((row) => row.advances);
  expect(advancing.map((row) => row.teamId)).toEqual([1, 2, 3]);
});

test('nobody goes on before the first game', () => {
  const before = standingsOf(aGroup([], { teams: [1, 2, 3, 4] }), winsThenGoals);
  expect(before.map((row) => row.advances)).toEqual([false, false, false, false]);
});
