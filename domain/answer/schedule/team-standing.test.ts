import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import type { Results } from '../../rule/bracket/results.ts';
import { deriveDay } from '../../rule/bracket/tournament-day.ts';
import { drawElimination } from '../../rule/draw/draw-elimination.ts';
import { drawRoundRobin } from '../../rule/draw/draw-round-robin.ts';
import { type Division, undivided } from '../../rule/match/division.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { GameResult } from '../../rule/match/result.ts';
import { dayStandings } from '../standings/day-standings.ts';
import { type TeamStanding, teamStandings } from './team-standing.ts';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const group = drawRoundRobin(undivided, eight, { gamesEach: () => 7, thirdPlace: true });
const knockout = drawElimination(undivided, eight, { minGamesPerTeam: 1, thirdPlace: true, placement: false });

/** Plays games one after another, and each by the lower number unless said otherwise. */
function play(division: Division, upTo: (label: string) => boolean, more: Partial<Results> = {}): Results {
  let played: Results = { ...nothingPlayed, ...more };
  for (let before = -1; before < played.results.length; ) {
    before = played.results.length;
    const open = deriveDay(aPlayedDay(division, played))[0]?.matches.find(
      ({ team1Id, team2Id, status, stage, round }) =>
        team1Id !== null && team2Id !== null && status === 'scheduled' && upTo(`${stage} ${round}`),
    );
    if (open?.team1Id == null || open.team2Id === null) break;
    played = { ...played, results: [...played.results, won(open.key, [open.team1Id, open.team2Id])] };
  }
  return played;
}

function won(match: string, teams: readonly [TeamId, TeamId]): GameResult {
  const by = teams[1] - teams[0];
  return { status: 'completed', match, teams, score: { team1: Math.max(0, by), team2: Math.max(0, -by) } };
}

function standings(division: Division, played: Results): (team: TeamId) => TeamStanding | undefined {
  const day = aPlayedDay(division, played);
  const found = teamStandings(day, dayStandings(day));
  return (team) => found.get(team);
}

const ranked = (rank: number) => ({ rank, teams: 8, advancing: 4 });

describe('eight teams, the best four of which play semi-finals', () => {
  test('before the first game it says how many go on', () => {
    expect(standings(group, nothingPlayed)(3)).toEqual({ is: 'ahead', teams: 8, advancing: 4 });
  });

  test('while they play it says the rank, and whether it would be enough now', () => {
    const { results } = play(group, (label) => label === 'group 1');
    const of = standings(group, { ...nothingPlayed, results: results.slice(0, 20) });
    expect(of(1)).toMatchObject({ is: 'ranked', group: { teams: 8, advancing: 4 }, advances: true });
    expect(of(8)).toMatchObject({ is: 'ranked', group: { rank: expect.any(Number) }, advances: false });
  });

  test('who cannot miss it, or cannot reach it any more, is told before the end', () => {
    const { results } = play(group, (label) => label === 'group 1');
    const of = standings(group, { ...nothingPlayed, results: results.slice(0, -1) });
    expect(of(1)).toEqual({ is: 'through', group: ranked(1), match: null });
    expect(of(8)).toMatchObject({ is: 'out', group: { teams: 8 } });
  });

  test('after it the first four are through to their semi-final, and the others are out', () => {
    const of = standings(
      group,
      play(group, (label) => label === 'group 1'),
    );
    expect(of(2)).toEqual({
      is: 'through',
      group: ranked(2),
      match: { name: 'Semi-final', startTime: expect.any(Date), field: expect.any(String) },
    });
    expect(of(6)).toEqual({ is: 'out', group: ranked(6) });
  });

  test('where nothing separates teams, lots decide between them', () => {
    const { results } = play(group, (label) => label === 'group 1');
    const level = results.map((result): GameResult => {
      const [one, other] = result.teams;
      if (one >= 4 && other >= 4) return { ...result, score: { team1: 1, team2: 1 } };
      return { ...result, score: one < other ? { team1: 3, team2: 0 } : { team1: 0, team2: 3 } };
    });
    const of = standings(group, { ...nothingPlayed, results: level });
    expect(of(4)).toEqual({ is: 'level', group: ranked(4), others: 4, isThrough: false });
    expect(of(1)).toMatchObject({ is: 'through', match: { name: 'Semi-final' } });
  });

  test('a semi-final leads to the final, or to the game for the third place', () => {
    const of = standings(
      group,
      play(group, (label) => ['group 1', 'knockout 2'].includes(label)),
    );
    expect(of(1)).toMatchObject({ is: 'through', group: null, match: { name: 'Final' } });
    expect(of(4)).toMatchObject({ is: 'plays for', place: 3, match: { name: null, startTime: expect.any(Date) } });
    expect(of(6)).toEqual({ is: 'out', group: ranked(6) });
  });

  test('at the end everybody has a place', () => {
    const of = standings(
      group,
      play(group, () => true),
    );
    expect(of(1)).toEqual({ is: 'champion' });
    expect([2, 3, 4, 6].map((team) => of(team))).toEqual(
      [2, 3, 4, 6].map((place) => ({ is: 'place', place, teams: 8 })),
    );
  });

  test('a team that withdrew is withdrawn, whatever its games say', () => {
    const played = play(group, (label) => label === 'group 1', { withdrawn: [2] });
    expect(standings(group, played)(2)).toEqual({ is: 'withdrawn' });
  });
});

describe('a knock-out of eight', () => {
  const playedUpTo = (rounds: readonly string[]) =>
    standings(
      knockout,
      play(knockout, (label) => rounds.includes(label)),
    );

  test('before its first game a team is told how many play', () => {
    expect(playedUpTo([])(1)).toEqual({ is: 'ahead', teams: 8, advancing: null });
  });

  test('a win leads on, and a loss is told with its round', () => {
    expect(playedUpTo(['knockout 1'])(1)).toMatchObject({ is: 'through', group: null, match: { name: 'Semi-final' } });
    expect(playedUpTo(['knockout 1'])(8)).toEqual({ is: 'lost', name: 'Quarter-final' });
  });

  test('the game for the third place gives its places as soon as it is over', () => {
    const of = playedUpTo(['knockout 1', 'knockout 2', 'third-place 1']);
    expect(of(3)).toEqual({ is: 'place', place: 3, teams: 8 });
    expect(of(1)).toMatchObject({ is: 'through', match: { name: 'Final' } });
  });

  test('losers of one round share a place at the end', () => {
    expect(
      standings(
        knockout,
        play(knockout, () => true),
      )(8),
    ).toEqual({ is: 'place', place: 5, teams: 8 });
  });
});

test('two groups: the rank is that of the own group, and the end of it decides, whatever the other plays', () => {
  const pools = drawRoundRobin(undivided, eight, { gamesEach: () => 3, pools: '2', thirdPlace: false });
  const first = new Set(pools.matches.filter((match) => match.group === 'A').map(({ key }) => key));
  const { results } = play(pools, (label) => label === 'group 1');
  const of = standings(pools, { ...nothingPlayed, results: results.filter(({ match }) => first.has(match)) });
  const [best, , third] = pools.groups[0]?.teams ?? [];
  expect(of(best ?? 0)).toEqual({ is: 'through', group: { rank: 1, teams: 4, advancing: 2 }, match: null });
  expect(of(third ?? 0)).toEqual({ is: 'out', group: { rank: 3, teams: 4, advancing: 2 } });
});

test('of four teams that all go on each is through after the first game', () => {
  const four = drawRoundRobin(undivided, [1, 2, 3, 4], { gamesEach: () => 3, thirdPlace: false });
  const { results } = play(four, (label) => label === 'group 1');
  const of = standings(four, { ...nothingPlayed, results: results.slice(0, 1) });
  expect([1, 2, 3, 4].map((team) => of(team)?.is)).toEqual(['through', 'through', 'through', 'through']);
});

test('a group without standings says nothing until all is over', () => {
  const youngest = drawRoundRobin(undivided, [1, 2, 3], {
    ...{ gamesEach: () => 2, thirdPlace: false, withoutStandings: true },
  });
  expect(standings(youngest, nothingPlayed)(1)).toBeUndefined();
});
