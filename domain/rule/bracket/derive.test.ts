import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed, withoutResult, withResult } from '../../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import type { Division } from '../match/division.ts';
import type { Stage } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import { winsThenGoals } from '../standings/standings-presets.ts';
import { advance } from './advance.ts';
import { deriveDivision } from './derive-division.ts';
import { finalRanking } from './final-ranking.ts';
import { leaveOutTeam } from './leave-out-team.ts';
import type { Results } from './results.ts';
import { previewRevision, reviseDay } from './revise-day.ts';
import { playedOn } from './tournament-day.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const elimination = (count: number, wish = {}) =>
  drawElimination('U8', seeds(count), { minGamesPerTeam: 2, thirdPlace: false, placement: false, ...wish });
const roundRobin = (count: number) =>
  drawRoundRobin('U8', seeds(count), { gamesEach: (size) => size - 1, thirdPlace: false });
const key = (stage: Stage, round: number, position: number) => `U8|${stage}|${round}|${position}`;
const terms = { settings: winsThenGoals, nameOf: (team: number) => `Team ${team}` };

/** Plays matches of a division in turn, each given as its place and a score such as 2:1. */
function play(division: Division, games: readonly (readonly [string, string])[], before = nothingPlayed): Results {
  return games.reduce((played, [match, score]) => withResult(played, resultOf(division, played, match, score)), before);
}

function resultOf(division: Division, played: Results, match: string, score: string): GameResult {
  const seat = deriveDivision(division, played).matches.find((shown) => shown.key === match);
  const [team1 = 0, team2 = 0] = score.split(':').map(Number);
  const teams = [seat?.team1Id ?? 0, seat?.team2Id ?? 0] as const;
  return { status: 'completed', match, teams, score: { team1, team2 } };
}

function seatsIn(division: Division, played: Results, match: string) {
  const shown = deriveDivision(division, played).matches.find((card) => card.key === match);
  return [shown?.team1Id, shown?.team2Id, shown?.winnerId];
}

const roundOne = [
  [key('knockout', 1, 1), '1:0'],
  [key('knockout', 1, 2), '1:0'],
  [key('knockout', 1, 3), '1:0'],
  [key('knockout', 1, 4), '1:0'],
] as const;
const semifinals = [
  [key('knockout', 2, 1), '2:0'],
  [key('knockout', 2, 2), '2:0'],
] as const;
const final = key('knockout', 3, 1);

test('a seed with a bye stands in the next round from the start', () => {
  expect(seatsIn(elimination(6), nothingPlayed, key('knockout', 2, 1))).toEqual([1, null, null]);
});

test('a winner stands in the next match as soon as the game is completed', () => {
  const played = play(elimination(8), roundOne.slice(0, 1));
  expect(seatsIn(elimination(8), played, key('knockout', 2, 1))).toEqual([1, null, null]);
  expect(seatsIn(elimination(8), played, key('consolation', 1, 1))).toEqual([8, null, null]);
});

test('a game under way moves nobody', () => {
  const running: GameResult = {
    status: 'in_progress',
    match: key('knockout', 1, 1),
    teams: [1, 8],
    score: { team1: 3, team2: 0 },
  };
  const played = withResult(nothingPlayed, running);
  expect(seatsIn(elimination(8), played, key('knockout', 2, 1))).toEqual([null, null, null]);
  expect(deriveDivision(elimination(8), played).matches[0]?.status).toBe('in_progress');
});

test('a level knock-out game has no winner before the shoot-out', () => {
  const division = elimination(2);
  const level = resultOf(division, nothingPlayed, key('knockout', 1, 1), '1:1');
  const decided = { ...level, shootout: { team1: 2, team2: 3 } };
  expect(seatsIn(division, withResult(nothingPlayed, level), level.match)).toEqual([1, 2, null]);
  expect(seatsIn(division, withResult(nothingPlayed, decided), level.match)).toEqual([1, 2, 2]);
});

describe('with nine teams the first seed plays its first game in round two', () => {
  const division = elimination(9);
  const firstSeedPlays = (score: string) =>
    play(division, [
      [key('knockout', 1, 2), '1:0'],
      [key('knockout', 2, 1), score],
      [key('knockout', 2, 2), '1:0'],
      [key('consolation', 1, 1), '1:0'],
    ]);

  test('if it loses, the consolation gives it a second one', () => {
    expect(seatsIn(division, firstSeedPlays('0:1'), key('consolation', 2, 1))).toEqual([5, 1, null]);
  });

  test('if it wins, the loser has played before and the other side has a bye', () => {
    const shown = deriveDivision(division, firstSeedPlays('1:0')).matches.find(
      (match) => match.key === key('consolation', 2, 1),
    );
    expect(shown).toMatchObject({ isBye: true, team1Id: 5, team2Id: null, winnerId: 5, status: 'completed' });
  });
});

describe('a semifinal corrected after the final has started', () => {
  const division = elimination(8);
  const beforeFinal = play(division, [...roundOne, ...semifinals]);
  const running: GameResult = { status: 'in_progress', match: final, teams: [1, 2], score: { team1: 1, team2: 0 } };
  const played = withResult(beforeFinal, running);
  const corrected = withResult(played, resultOf(division, played, key('knockout', 2, 1), '0:2'));
  const day = aPlayedDay(division, played);

  test('shows which matches change and which game is reset', () => {
    const preview = previewRevision(day, aPlayedDay(division, corrected));
    expect(preview.resets).toEqual([running]);
    expect(preview.changes.map(({ before, after }) => [before?.key, before?.team1Id, after?.team1Id])).toEqual([
      [key('knockout', 2, 1), 1, 1],
      [final, 1, 4],
    ]);
  });

  test('is refused without a confirmation, naming the game', () => {
    expect(() => reviseDay(day, aPlayedDay(division, corrected), { isConfirmed: false })).toThrow('Team 1 v Team 2');
  });

  test('puts the other team into the final and resets it once confirmed', () => {
    const after = playedOn(reviseDay(day, aPlayedDay(division, corrected), { isConfirmed: true }).day);
    expect(after.results.some((result) => result.match === final)).toBe(false);
    expect(seatsIn(division, after, final)).toEqual([4, 2, null]);
  });

  test('needs no confirmation where the winner stays the same', () => {
    const sameWinner = withResult(played, resultOf(division, played, key('knockout', 2, 1), '5:4'));
    const after = reviseDay(day, aPlayedDay(division, sameWinner), { isConfirmed: false });
    expect(new Set(playedOn(after.day).results)).toEqual(new Set(sameWinner.results));
  });

  test('reopening it empties the place it had filled', () => {
    const reopened = withoutResult(played, key('knockout', 2, 1));
    expect(previewRevision(day, aPlayedDay(division, reopened)).resets).toEqual([running]);
    expect(seatsIn(division, reopened, final)).toEqual([null, 2, null]);
  });
});

describe('a team that withdraws', () => {
  const division = elimination(8);

  test('forfeits the games to come and keeps those it has played', () => {
    const played = { ...play(division, roundOne), withdrawn: [1] };
    expect(seatsIn(division, played, key('knockout', 1, 1))).toEqual([1, 8, 1]);
    expect(seatsIn(division, played, key('knockout', 2, 1))).toEqual([1, 4, 4]);
  });

  test('against another that withdraws lets nobody go on', () => {
    const played = { ...nothingPlayed, withdrawn: [1, 8] };
    expect(seatsIn(division, played, key('knockout', 1, 1))).toEqual([1, 8, null]);
    expect(seatsIn(division, play(division, roundOne.slice(1, 2), played), key('knockout', 2, 1))).toEqual([
      null,
      4,
      4,
    ]);
  });

  test('can be left out of the bracket: its first opponent has a bye', () => {
    const without = leaveOutTeam(division, 8, nothingPlayed);
    expect(deriveDivision(without, nothingPlayed).matches[0]).toMatchObject({ isBye: true, winnerId: 1 });
  });

  test('can be left out of a group: all its games go, those it has played too', () => {
    const group = roundRobin(4);
    const played = play(group, [[key('group', 1, 1), '1:0']]);
    const left = leaveOutTeam(group, 1, played).matches.filter((match) => match.stage === 'group');
    expect(left.map((match) => match.position)).toEqual([2, 4, 6]);
  });
});

describe('a group of four', () => {
  const division = roundRobin(4);
  const group = (scores: readonly string[]) =>
    play(
      division,
      scores.map((score, index) => [key('group', 1, index + 1), score]),
    );
  const inSeedOrder = group(['3:0', '2:0', '3:0', '0:2', '3:0', '1:0']);
  const allLevel = group(['0:0', '0:0', '0:0', '0:0', '0:0', '0:0']);

  test('fills the semifinals when its last game is over', () => {
    const before = withoutResult(inSeedOrder, key('group', 1, 6));
    expect(seatsIn(division, before, key('knockout', 2, 1))).toEqual([null, null, null]);
    expect(seatsIn(division, inSeedOrder, key('knockout', 2, 1))).toEqual([1, 4, null]);
    expect(seatsIn(division, inSeedOrder, key('knockout', 2, 2))).toEqual([2, 3, null]);
  });

  test('that nothing separates stops the advance and names the teams', () => {
    expect(() => advance([division], allLevel, [], terms)).toThrow(
      'U8: nothing separates Team 1, Team 2, Team 3, and Team 4 on rank 1; enter lots or a shoot-out.',
    );
    expect(seatsIn(division, allLevel, key('knockout', 2, 1))).toEqual([null, null, null]);
  });

  test('goes on once the organizer has drawn lots', () => {
    const decision = { division: 'U8', group: 'A', teams: [3, 1, 4, 2], by: 'lots' } as const;
    const drawn = { ...allLevel, decisions: [decision] };
    expect(seatsIn(division, drawn, key('knockout', 2, 1))).toEqual([3, 2, null]);
  });

  test('with a tie that makes no difference goes on and shows the tie', () => {
    const levelInTheMiddle = group(['3:0', '0:0', '3:0', '0:2', '3:0', '2:0']);
    const shown = deriveDivision(division, levelInTheMiddle);
    expect(shown.standings.map((row) => row.rank)).toEqual([1, 2, 2, 4]);
    expect(shown.ties).toEqual([]);
    expect(seatsIn(division, levelInTheMiddle, key('knockout', 2, 2))).toEqual([2, 3, null]);
  });

  test('advancing twice changes nothing the second time', () => {
    const first = advance([division], inSeedOrder, deriveDivision(division, nothingPlayed).matches, terms);
    const second = advance([division], inSeedOrder, deriveDivision(division, inSeedOrder).matches, terms);
    expect(first.advanced.map((match) => match.key)).toEqual([key('knockout', 2, 1), key('knockout', 2, 2)]);
    expect(first.pending.map((match) => match.key)).toEqual([final]);
    expect(second.advanced).toEqual([]);
  });

  test('a corrected group game that only turns a semifinal round keeps the game and its sides', () => {
    const semifinal = play(division, [[key('knockout', 2, 2), '2:1']], inSeedOrder);
    const turned = withResult(semifinal, resultOf(division, semifinal, key('group', 1, 2), '0:3'));
    expect(deriveDivision(division, turned).standings.map((row) => row.teamId)).toEqual([1, 3, 2, 4]);
    expect(previewRevision(aPlayedDay(division, semifinal), aPlayedDay(division, turned)).resets).toEqual([]);
    expect(seatsIn(division, turned, key('knockout', 2, 2))).toEqual([2, 3, 2]);
  });
});

test('a finished tournament ranks its teams by places, then by rounds, then by seed', () => {
  const division = elimination(8);
  const played = play(division, [...roundOne, ...semifinals, [final, '0:1']]);
  expect(finalRanking(division, deriveDivision(division, played))).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
});
