import { nothingPlayed } from '../../../test/sample/played.ts';
import { deriveDivision } from '../bracket/derive-division.ts';
import { circleRounds } from './circle.ts';
import { drawRoundRobin } from './draw-round-robin.ts';
import { groupGames, possibleGamesEach } from './group-games.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const gamesOfSeed = (count: number, gamesEach: number) => {
  const meetings = groupGames(count, gamesEach);
  return seeds(count).map((seed) => meetings.filter((meeting) => meeting.seeds.includes(seed)).length);
};

test('the circle for four teams: the first stays, the others turn', () => {
  expect(circleRounds(4, 3).map(({ leg, seeds: [one, other] }) => `${leg}: ${one}-${other}`)).toEqual([
    '1: 1-4',
    '1: 2-3',
    '2: 1-3',
    '2: 4-2',
    '3: 1-2',
    '3: 3-4',
  ]);
});

test('in a full round robin of any size everyone meets everyone once', () => {
  for (const count of seeds(24).slice(1)) {
    const pairs = groupGames(count, count - 1).map(({ seeds }) => seeds.toSorted((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((count * (count - 1)) / 2);
    expect(pairs).toHaveLength((count * (count - 1)) / 2);
  }
});

test('in every round of the circle nobody plays twice', () => {
  for (const count of seeds(24).slice(1)) {
    const games = groupGames(count, count - 1);
    for (const leg of new Set(games.map((game) => game.leg))) {
      const playing = games.filter((game) => game.leg === leg).flatMap((game) => game.seeds);
      expect(new Set(playing).size).toBe(playing.length);
    }
  }
});

test('with capped games everyone plays exactly as many, and nobody meets twice', () => {
  for (const count of seeds(24).slice(3)) {
    for (const gamesEach of possibleGamesEach(count, { min: 2, max: 7 })) {
      const pairs = groupGames(count, gamesEach).map(({ seeds }) => seeds.toSorted((a, b) => a - b).join('-'));
      expect(new Set(gamesOfSeed(count, gamesEach))).toEqual(new Set([gamesEach]));
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  }
});

test.each([
  [8, 2, 5, [5, 4, 3, 2]],
  [7, 2, 5, [4, 2]],
  [4, 2, 5, [3, 2]],
  [5, 3, 3, [3]],
  [2, 2, 5, [2]],
  [3, 4, 5, [4]],
  [3, 3, 5, [4]],
  [3, 3, 3, [3]],
])('%i teams asked to play %i to %i games can play %j, the most first', (teams, min, max, games) => {
  expect(possibleGamesEach(teams, { min, max })).toEqual(games);
});

test.each([
  [5, 3],
  [7, 5],
  [9, 3],
  [15, 5],
  [3, 3],
])('with %i teams and %i games each one team plays one more, which counts for its opponent only', (teams, games) => {
  const extras = groupGames(teams, games).filter((meeting) => meeting.extraFor !== undefined);
  expect(extras.map((meeting) => meeting.extraFor)).toEqual([1]);
  expect(extras[0]?.seeds).toContain(1);
  expect(gamesOfSeed(teams, games).toSorted((a, b) => b - a)).toEqual([
    games + 1,
    ...seeds(teams - 1).map(() => games),
  ]);
});

test('teams that have all met play on in a second leg', () => {
  expect(groupGames(3, 4).map((game) => game.leg)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(gamesOfSeed(2, 2)).toEqual([2, 2]);
});

const draw = (teams: number, wish = {}) =>
  drawRoundRobin('U8-U10', seeds(teams), { gamesEach: (size) => Math.min(2, size - 1), thirdPlace: false, ...wish });
const finals = (teams: number, wish = {}) =>
  draw(teams, wish)
    .matches.filter((match) => match.stage !== 'group')
    .map(
      (match) => `${match.round}: ${match.slots.map((slot) => ('rank' in slot ? slot.group + slot.rank : slot.from))}`,
    );

test('after the group the first meets the fourth, the second the third, and the winners meet in the third column', () => {
  expect(finals(8)).toEqual(['2: A1,A4', '2: A2,A3', '3: winner,winner']);
});

test('under four teams the first two play the final in the second column', () => {
  expect([finals(3), finals(2)]).toEqual([['2: A1,A2'], ['2: A1,A2']]);
});

test('a third-place match is added when asked for', () => {
  expect(finals(8, { thirdPlace: true }).at(-1)).toBe('1: loser,loser');
});

test('two pools are dealt like a snake, and the first of each meets the second of the other', () => {
  expect(draw(8, { pools: '2' }).groups.map((group) => group.teams)).toEqual([
    [1, 4, 5, 8],
    [2, 3, 6, 7],
  ]);
  expect(finals(8, { pools: '2' })).toEqual(['2: A1,B2', '2: B1,A2', '3: winner,winner']);
});

test('a division without standings plays its group games and nothing more', () => {
  const division = draw(6, { withoutStandings: true });
  const shown = deriveDivision(division, nothingPlayed);
  expect(finals(6, { withoutStandings: true })).toEqual([]);
  expect([shown.standings, shown.championId]).toEqual([[], null]);
});

test('all group games stand in the first column, in positions of their own', () => {
  const group = draw(9, { pools: '2' }).matches.filter((match) => match.stage === 'group');
  expect(new Set(group.map((match) => match.round))).toEqual(new Set([1]));
  expect(group.map((match) => match.position)).toEqual(seeds(group.length));
});
