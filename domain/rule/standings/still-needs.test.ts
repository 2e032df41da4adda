import fc from 'fast-check';
import type { TeamId } from '../match/match.ts';
import { type RankedGroup, standingsOf } from './standings.ts';
import { usYouth, winsThenGoals } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { stillNeeds } from './still-needs.ts';
import type { GroupGame } from './team-record.ts';

type Teams = readonly [TeamId, TeamId];
type Goals = readonly [number, number];

const pairs: readonly Teams[] = [1, 2, 3, 4].flatMap((one) =>
  [1, 2, 3, 4].filter((other) => other > one).map((other) => [one, other] as const),
);

const played = ([one, other]: Teams, [team1, team2]: Goals): GroupGame => ({
  result: { status: 'completed', match: `${one}-${other}`, teams: [one, other], score: { team1, team2 } },
});

/** Returns a group of four, with games as an organizer writes them: 1-2 3:0. */
const aGroup = (games: readonly GroupGame[], advancing: number): RankedGroup => ({
  ...{ division: 'U8-U10', name: 'A', teams: [1, 2, 3, 4], advancing, isRanked: true },
  ...{ games, decisions: [], withdrawn: [] },
});

function needs(lines: string, advancing = 2, settings: StandingsSettings = usYouth, more: Partial<RankedGroup> = {}) {
  const games = lines.split(' ').map((line) => {
    const [one = 0, other = 0, team1 = 0, team2 = 0] = line.match(/\d+/g)?.map(Number) ?? [];
    return played([one, other], [team1, team2]);
  });
  const isOpen = ([one, other]: Teams) =>
    !games.some(({ result: { teams } }) => teams.includes(one) && teams.includes(other));
  const open = pairs.filter(isOpen).map((teams) => ({ teams }));
  return Object.fromEntries(stillNeeds({ ...aGroup(games, advancing), ...more }, open, settings));
}

/** Lines up to the last game, of 2 and 3, who have four points and three, and one win each. */
const lastGame = '1-2:0:0 1-3:1:0 1-4:1:0 2-4:1:0 3-4:1:0';

test('a draw is enough for whoever no other can then pass, and a win for whoever passes them by it', () => {
  expect(needs(lastGame)).toEqual({ 1: 'nothing', 2: 'a draw', 3: 'a win', 4: 'out' });
});

test('with two games left it is told of whoever does not depend on the other game', () => {
  // Six points, three, three and none: with a seventh 1 is past 3, whatever that does against 4.
  expect(needs('1-3:1:0 1-4:1:0 2-3:0:1 2-4:1:0')).toEqual({ 1: 'a draw' });
});

test('who cannot be caught needs nothing, and who cannot catch up is out', () => {
  expect(needs('1-2:1:0 1-3:1:0 1-4:1:0 2-3:2:0 2-4:1:0')).toEqual({ 1: 'nothing', 2: 'nothing', 3: 'out', 4: 'out' });
});

test('a win is enough where a draw leaves it to goals', () => {
  // 2 and 3 meet with three points each behind 1: the winner is second, a draw leaves it to their goals.
  expect(needs('1-2:1:0 1-3:1:0 1-4:1:0 2-4:1:0 3-4:1:0')).toMatchObject({
    1: 'nothing',
    2: 'a win',
    3: 'a win',
    4: 'out',
  });
});

test('ranked by wins a draw adds nothing', () => {
  expect(needs(lastGame, 2, winsThenGoals)).toEqual({ 1: 'nothing', 2: 'a win', 3: 'a win', 4: 'out' });
});

test('nothing is said before the first game, where all go on, or where one forfeited', () => {
  expect(
    Object.fromEntries(
      stillNeeds(
        aGroup([], 2),
        pairs.map((teams) => ({ teams })),
        usYouth,
      ),
    ),
  ).toEqual({});
  expect(needs(lastGame, 4)).toEqual({});
  const score = { team1: 3, team2: 0 };
  const forfeit: GroupGame = { result: { status: 'completed', match: '3-4', teams: [3, 4], forfeitedBy: [4], score } };
  expect(Object.fromEntries(stillNeeds(aGroup([forfeit], 2), [{ teams: [1, 2] }], usYouth))).toEqual({});
});

test('a team that has withdrawn takes nobody’s place', () => {
  expect(needs('1-2:1:0 1-3:1:0 1-4:1:0 2-3:2:0 2-4:1:0', 2, usYouth, { withdrawn: [2] })).toEqual({
    1: 'nothing',
    3: 'a win',
    4: 'a win',
  });
});

test('however the open games end, what was said comes true', () => {
  const goals = fc.tuple(fc.nat(3), fc.nat(3));
  const every = fc.record({
    results: fc.array(goals, { minLength: 6, maxLength: 6 }),
    isPlayed: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    advancing: fc.integer({ min: 1, max: 3 }),
    settings: fc.constantFrom(usYouth, winsThenGoals),
  });
  fc.assert(
    fc.property(every, ({ results, isPlayed, advancing, settings }) => {
      const games = pairs.map((teams, index) => played(teams, results[index] ?? [0, 0]));
      const open = pairs.filter((_, index) => !isPlayed[index]);
      const before = aGroup(
        games.filter((_, index) => isPlayed[index]),
        advancing,
      );
      const told = stillNeeds(
        before,
        open.map((teams) => ({ teams })),
        settings,
      );
      const rows = standingsOf(aGroup(games, advancing), settings);
      for (const [team, still] of told) {
        const advances = rows.find(({ teamId }) => teamId === team)?.advances;
        const last = open.find((teams) => teams.includes(team));
        const [mine = 0, theirs = 0] = last === undefined ? [] : sidesFor(team, games, last);
        if (still === 'out') expect(advances).toBe(false);
        else if (still === 'nothing') expect(advances).toBe(true);
        else if (mine > theirs || (still === 'a draw' && mine === theirs)) expect(advances).toBe(true);
      }
    }),
    { seed: 11, numRuns: 500 },
  );
});

/** Returns the goals of a team in a game, and those against it. */
function sidesFor(team: TeamId, games: readonly GroupGame[], [one, other]: Teams): readonly number[] {
  const found = games.find(({ result: { teams } }) => teams[0] === one && teams[1] === other);
  const { team1 = 0, team2 = 0 } = found?.result.score ?? {};
  return team === one ? [team1, team2] : [team2, team1];
}
