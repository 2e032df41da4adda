import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import { drawElimination } from '../../rule/draw/draw-elimination.ts';
import { drawRoundRobin } from '../../rule/draw/draw-round-robin.ts';
import { type Division, undivided } from '../../rule/match/division.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { GameResult } from '../../rule/match/result.ts';
import { publicBrackets } from '../bracket/public-bracket.ts';
import { gameOutlook } from './game-outlook.ts';

const four = drawRoundRobin(undivided, [1, 2, 3, 4], { gamesEach: () => 3, thirdPlace: false });

/** Returns the group match between two teams. */
function meeting(one: TeamId, other: TeamId): string {
  const found = four.matches.find(({ slots }) => {
    const teams = slots.map((slot) => (slot.from === 'team' ? slot.team : undefined));
    return teams.includes(one) && teams.includes(other);
  });
  return found?.key ?? '';
}

const played = (teams: readonly [TeamId, TeamId], team1: number, team2: number): GameResult => ({
  ...{ status: 'completed', match: meeting(...teams), teams, score: { team1, team2 } },
});

/** Returns the outlook of a match's game on a day with these results. */
function outlook(division: Division, match: string | undefined, results: readonly GameResult[] = []) {
  const day = aPlayedDay(division, { ...nothingPlayed, results });
  const brackets = publicBrackets(
    division.matches.map(({ key, slots, stage, round, position }, index) => ({
      ...{ id: index + 1, tournamentId: 1, matchKey: key, stage, round, position, slots, winnerId: null },
      ...{ team1Id: null, team2Id: null, field: null, gameTime: null, status: 'scheduled', ageBracket: null },
    })),
  );
  return gameOutlook(day, brackets, day.games.find(({ game }) => game.match === match)?.game.id ?? 0);
}

const ranks = (shown: ReturnType<typeof outlook>) =>
  shown?.table.map(({ teamId, rank, rankBefore }) => `${teamId}: ${rank} after ${rankBefore}`);

test('a group game says which place each team has with it and had without it, and leads nowhere itself', () => {
  const results = [played([1, 2], 2, 0), played([3, 4], 1, 0), played([2, 3], 0, 3)];
  const shown = outlook(four, meeting(2, 3), results);
  expect(ranks(shown)).toEqual(['3: 1 after 2', '1: 2 after 1', '4: 3 after 3', '2: 4 after 4']);
  expect(shown?.leadsTo).toBeNull();
});

test('while it is played the table stands as if it ended now', () => {
  const { match, teams, score } = played([3, 4], 3, 0);
  const running: GameResult = { status: 'in_progress', match, teams, score };
  expect(ranks(outlook(four, match, [played([1, 2], 2, 0), running]))?.[0]).toBe('3: 1 after 2');
});

test('before its kick-off it changes nothing, and the first game of a group has nothing to compare with', () => {
  expect(ranks(outlook(four, meeting(1, 2)))).toEqual([]);
  expect(ranks(outlook(four, meeting(1, 2), [played([1, 2], 2, 0)]))?.[0]).toBe('1: 1 after null');
});

test('a knock-out game has no table, and says where its winner goes', () => {
  const knockout = drawElimination(undivided, [1, 2, 3, 4], {
    minGamesPerTeam: 1,
    thirdPlace: false,
    placement: false,
  });
  expect(outlook(knockout, knockout.matches[0]?.key)).toMatchObject({
    table: [],
    leadsTo: { win: { is: 'game', round: 'Final' } },
  });
});

test('a game that no bracket has has no outlook', () => {
  expect(outlook(four, 'nowhere')).toBeUndefined();
});
