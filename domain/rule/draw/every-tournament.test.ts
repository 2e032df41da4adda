import { sizeOf } from '../../../test/harness/size.ts';
import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { deriveDivision } from '../bracket/derive-division.ts';
import type { DivisionView, MatchView } from '../bracket/division-view.ts';
import type { Results } from '../bracket/results.ts';
import { drawBelow, type Lots, lotsOf } from '../lots/seeded-lots.ts';
import type { Division } from '../match/division.ts';
import type { GameResult, Opponents } from '../match/result.ts';
import { winsThenGoals } from '../standings/standings-presets.ts';
import type { DrawPlan } from './draw-settings.ts';
import { type Draw, generateBrackets } from './generate-brackets.ts';
import { guaranteedGames } from './guaranteed-games.ts';

const ages = ['U8-U10', 'U11-U13', 'U14-U16', 'U17-U19'];
const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Team ${index + 1}`,
    ageBracket: ages[index % 4] ?? 'U8-U10',
  }));
const fields = Array.from({ length: 10 }, (_, index) => `Field ${index + 1}`);
const opening = '2026-11-07T13:00:00.000Z';
const closing = '2026-11-08T04:00:00.000Z';
const venue = { fields, hours: [{ day: '2026-11-07', startTime: '08:00', endTime: '23:00' }], gameDuration: 15 };

const isReady = (match: MatchView) => match.team1Id !== null && match.team2Id !== null && match.status !== 'completed';

function randomResult(match: MatchView, lots: Lots): GameResult {
  const score = { team1: drawBelow(4, lots), team2: drawBelow(4, lots) };
  const teams: Opponents = [match.team1Id ?? 0, match.team2Id ?? 0];
  const result = { status: 'completed', match: match.key, teams, score } as const;
  return match.stage !== 'group' && score.team1 === score.team2
    ? { ...result, shootout: { team1: 3, team2: 2 + 2 * drawBelow(2, lots) } }
    : result;
}

function playToTheEnd(division: Division, lots: Lots): DivisionView {
  let results: Results = nothingPlayed;
  for (;;) {
    const shown = deriveDivision(division, results, winsThenGoals);
    const ready = shown.matches.filter(isReady);
    if (ready.length === 0 && shown.ties.length === 0) return shown;
    for (const { division, group, teams } of shown.ties) {
      results = { ...results, decisions: [...results.decisions, { division, group, teams, by: 'lots' }] };
    }
    for (const match of ready) if (lots() < 0.7) results = withResult(results, randomResult(match, lots));
  }
}

const gamesOfTeam = (shown: readonly DivisionView[], team: number) =>
  shown.flatMap(({ matches }) =>
    matches.filter((match) => !match.isBye && [match.team1Id, match.team2Id].includes(team)),
  );

function expectSoundEnd(division: Division, shown: DivisionView): void {
  expect(shown.isOver).toBe(true);
  expect(division.teams).toContain(shown.championId);
  for (const match of shown.matches) {
    expect(match.team1Id).not.toBe(match.isBye ? undefined : match.team2Id);
    expect(match.isBye).toBe(match.team1Id === null || match.team2Id === null);
  }
  const sure = guaranteedGames(division.matches, division.teams);
  const fewest = Math.min(...division.teams.map((team) => gamesOfTeam([shown], team).length));
  expect(fewest).toBeGreaterThanOrEqual(sure);
}

function expectSoundTimetable({ divisions, timetable }: Draw, shown: readonly DivisionView[]): void {
  const times = new Map(timetable.games.map((game) => [game.match, game]));
  const rest = timetable.restSlots * 15 * 60_000;
  for (const team of divisions.flatMap((division) => division.teams)) {
    const own = gamesOfTeam(shown, team)
      .map((match) => times.get(match.key))
      .toSorted((a, b) => Date.parse(a?.start ?? '') - Date.parse(b?.start ?? ''));
    for (const [index, game] of own.entries()) {
      const next = own[index + 1];
      if (next) expect(Date.parse(next.start) - Date.parse(game?.end ?? '')).toBeGreaterThanOrEqual(rest);
    }
  }
  const places = timetable.games.map((game) => `${game.field} ${game.start}`);
  expect(new Set(places).size).toBe(places.length);
  expect(timetable.games.every((game) => game.start >= opening && game.end <= closing)).toBe(true);
}

function play(count: number, chosen: Partial<DrawPlan>): void {
  const draw = generateBrackets(aDrawPlan({ venue, ...chosen }), teams(count));
  const lots = lotsOf(count);
  const shown = draw.divisions.map((division) => playToTheEnd(division, lots));
  for (const [index, division] of draw.divisions.entries()) {
    const end = shown[index];
    if (end) expectSoundEnd(division, end);
    const sure = guaranteedGames(division.matches, division.teams);
    expect(sure >= 2 || draw.warnings.some((warning) => warning.startsWith(division.name))).toBe(true);
  }
  expectSoundTimetable(draw, shown);
  const placed = [
    ...draw.divisions.flatMap((division) => division.teams),
    ...draw.notPlaced.map(({ team }) => team.id),
  ];
  expect(placed.toSorted((a, b) => a - b)).toEqual(teams(count).map(({ id }) => id));
}

/** Up to this number of teams each has its turn; above it only those where a bracket grows by a round, or is full. */
const each = sizeOf('tournaments');
const turning = [31, 32, 33, 47, 48, 49, 63, 64];
const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => index + from).filter(
    (count) => count <= each || turning.includes(count),
  );
const byAge = { generateByAge: true, ageBrackets: ages };

test.each(counts(2, 64))('a single elimination of %i teams plays to one winner within its hours', (count) => {
  play(count, {});
});

test.each(counts(5, 64))('a single elimination of %i teams divided by age plays to one winner a division', (count) => {
  play(count, byAge);
});

test.each(counts(2, 24))('a round robin of %i teams plays to one winner within its hours', (count) => {
  play(count, { tournamentFormat: 'round-robin' });
});

test.each(counts(5, 24))('a round robin of %i teams divided by age plays to one winner a division', (count) => {
  play(count, { ...byAge, tournamentFormat: 'round-robin' });
});

test.each([8, 11, 16, 24])('%i teams play for every place', (count) => {
  play(count, { placement: true });
});

test.each([8, 12, 19])('%i teams in pools play to one winner', (count) => {
  play(count, { tournamentFormat: 'round-robin', pools: '2', thirdPlace: true });
});
