import { gamesOf, hasBye, type Match, type Slot } from '../match/match.ts';
import { drawElimination, type EliminationWish } from './draw-elimination.ts';
import { guaranteedGames } from './guaranteed-games.ts';

const usual: EliminationWish = { minGamesPerTeam: 2, thirdPlace: false, placement: false };
const teams = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const draw = (count: number, wish: Partial<EliminationWish> = {}) =>
  drawElimination('U8-U10', teams(count), { ...usual, ...wish });
const inStage = (matches: readonly Match[], stage: string) => matches.filter((match) => match.stage === stage);
const written = (slot: Slot) => {
  if (slot.from === 'team') return String(slot.team);
  return 'of' in slot ? `${slot.from} of ${slot.of.split('|').slice(1).join(' ')}` : slot.from;
};
const card = (match: Match) => match.slots.map(written).join(' v ');

test('eight teams start 1 v 8, 4 v 5, 2 v 7, 3 v 6', () => {
  expect(
    draw(8)
      .matches.filter((match) => match.round === 1 && match.stage === 'knockout')
      .map(card),
  ).toEqual(['1 v 8', '4 v 5', '2 v 7', '3 v 6']);
});

test('six teams: the first two seeds have the byes', () => {
  expect(inStage(draw(6).matches, 'knockout').map(card)).toEqual([
    '1 v bye',
    '4 v 5',
    '2 v bye',
    '3 v 6',
    'winner of knockout 1 1 v winner of knockout 1 2',
    'winner of knockout 1 3 v winner of knockout 1 4',
    'winner of knockout 2 1 v winner of knockout 2 2',
  ]);
});

test('for every number of teams the main bracket has one game fewer than teams, and the first seeds have the byes', () => {
  for (const count of teams(64).slice(1)) {
    const knockout = inStage(draw(count).matches, 'knockout');
    const resting = knockout.filter(hasBye).map((match) => match.slots.map(written));
    expect(gamesOf(knockout)).toHaveLength(count - 1);
    expect(resting.every((card) => card[0] !== 'bye' && card[1] === 'bye')).toBe(true);
    expect(resting.map(([seed]) => Number(seed)).toSorted((a, b) => a - b)).toEqual(teams(resting.length));
  }
});

test('for every number of teams from four on everyone is sure of two games', () => {
  const sure = teams(64)
    .slice(3)
    .map((count) => guaranteedGames(draw(count).matches, teams(count)));
  expect(new Set(sure)).toEqual(new Set([2]));
});

test('two and three teams are sure of one game only', () => {
  expect([2, 3].map((count) => guaranteedGames(draw(count).matches, teams(count)))).toEqual([1, 1]);
});

test.each([
  [4, 0, 1],
  [5, 1, 1],
  [6, 1, 1],
  [7, 2, 1],
  [8, 2, 0],
  [16, 4, 0],
])('%i teams get their second game in %i consolation matches and %i for third place', (count, consolation, third) => {
  const { matches } = draw(count);
  expect([inStage(matches, 'consolation').length, inStage(matches, 'third-place').length]).toEqual([
    consolation,
    third,
  ]);
});

test('with five teams the one beaten first meets the semifinalist it has not met', () => {
  expect(inStage(draw(5).matches, 'consolation').map(card)).toEqual(['loser of knockout 1 2 v loser of knockout 2 2']);
});

test('with nine teams the third game of a consolation loser is played only if the first seed loses its first game', () => {
  expect(inStage(draw(9).matches, 'consolation').map(card).at(-1)).toBe(
    'loser of consolation 1 1 v first-loser of knockout 2 1',
  );
});

test('full placement gives eight teams three games each in twelve games', () => {
  const { matches } = draw(8, { minGamesPerTeam: 3 });
  expect([gamesOf(matches).length, guaranteedGames(matches, teams(8))]).toEqual([12, 3]);
  expect(matches.flatMap((match) => match.places ?? []).toSorted((a, b) => a - b)).toEqual(teams(8));
});

test('a minimum out of reach is met as far as it goes', () => {
  const { matches } = draw(6, { minGamesPerTeam: 4 });
  expect(guaranteedGames(matches, teams(6))).toBe(2);
});

test('a third-place match is played when asked for, with the second games as well', () => {
  const { matches } = draw(8, { thirdPlace: true });
  expect([inStage(matches, 'third-place').length, inStage(matches, 'consolation').length]).toEqual([1, 2]);
});

test('nobody meets its first conqueror again in the consolation', () => {
  for (const count of teams(64).slice(3)) {
    const { matches } = draw(count);
    const mainly = new Map(matches.map((match) => [match.key, match]));
    const feeders = (match: Match) => match.slots.flatMap((slot) => ('of' in slot ? [slot.of] : []));
    for (const [one = '', other = ''] of inStage(matches, 'consolation').map(feeders)) {
      const [upper, lower] = [mainly.get(one), mainly.get(other)];
      expect(upper && feeders(upper)).not.toContain(other);
      expect(lower && feeders(lower)).not.toContain(one);
    }
  }
});

test('4,096 teams are drawn while somebody waits, each with two games', () => {
  const teams = Array.from({ length: 4096 }, (_, team) => team + 1);
  const { matches } = drawElimination('Open', teams, { minGamesPerTeam: 2, thirdPlace: false, placement: false });
  expect(gamesOf(matches)).toHaveLength(4095 + 1024);
});
