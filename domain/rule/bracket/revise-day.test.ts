import fc from 'fast-check';
import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import type { GameMove } from '../game/game-move.ts';
import type { Division } from '../match/division.ts';
import type { GameResult } from '../match/result.ts';
import { deriveDivision } from './derive-division.ts';
import type { Results } from './results.ts';
import { previewRevision } from './revise-day.ts';
import { revisedBy } from './revised-by.ts';
import { deriveDay, playedOn, type TournamentDay } from './tournament-day.ts';
import { withoutTeam } from './withdrawal-way.ts';
import { withTeamBack } from './withdrawn-teams.ts';

function division(teams: number): Division {
  const seeds = Array.from({ length: teams }, (_, index) => index + 1);
  return drawElimination('U8', seeds, { minGamesPerTeam: 2, thirdPlace: false, placement: false });
}

/** Plays every game that can be played; each entry of `wins` tells whether the first team wins. */
function playOn(drawn: Division, wins: readonly boolean[]): Results {
  let played = nothingPlayed;
  for (const isFirst of wins) {
    const { matches } = deriveDivision(drawn, played);
    const ready = matches.find((match) => match.status === 'scheduled' && match.team1Id && match.team2Id);
    if (!ready?.team1Id || !ready.team2Id) return played;
    const score = { team1: isFirst ? 1 : 0, team2: isFirst ? 0 : 1 };
    const teams = [ready.team1Id, ready.team2Id] as const;
    played = withResult(played, { status: 'completed', match: ready.key, teams, score });
  }
  return played;
}

const turned = ({ score }: GameResult): GameMove => ({
  kind: 'score',
  score: { team1: score.team2, team2: score.team1 },
});

/** Applies an organizer's move to the day. */
function moved(day: TournamentDay, { match }: GameResult, move: GameMove, isConfirmed: boolean) {
  const onFile = day.games.find(({ game }) => game.match === match);
  if (onFile === undefined) throw new Error(`No game for ${match}`);
  return revisedBy(move, { day, onFile, writer: { role: 'organizer' }, isConfirmed });
}

const anyDay = fc.tuple(
  fc.integer({ min: 2, max: 24 }),
  fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
  fc.nat(),
  fc.constantFrom('score', 'reopen', 'delete'),
);

test('a confirmed correction resets exactly the games its preview named, and leaves no result of other teams', () => {
  fc.assert(
    fc.property(anyDay, ([teams, wins, which, kind]) => {
      const day = aPlayedDay(division(teams), playOn(division(teams), wins));
      const { results } = playedOn(day);
      const corrected = results[which % results.length];
      if (corrected === undefined) return;
      const { day: after, resets } = moved(day, corrected, kind === 'score' ? turned(corrected) : { kind }, true);
      const left = new Set(playedOn(after).results.map(({ match }) => match));
      const gone = results.filter(({ match }) => !left.has(match) && match !== corrected.match);
      expect(gone).toEqual(resets);
      expect(left.has(corrected.match)).toBe(kind !== 'delete');
      expect(deriveDay(after).flatMap(({ outdated }) => outdated)).toEqual([]);
    }),
    { seed: 8 },
  );
});

test('a correction taken back leaves everything as it was: what it had reset comes back', () => {
  let reset = 0;
  fc.assert(
    fc.property(anyDay, ([teams, wins, which]) => {
      const { day } = previewRevision(aPlayedDay(division(teams), playOn(division(teams), wins)), {});
      const { results } = playedOn(day);
      const corrected = results[which % results.length];
      if (corrected === undefined) return;
      const there = moved(day, corrected, turned(corrected), true);
      if (there.resets.length > 0) reset += 1;
      const back = moved(there.day, corrected, { kind: 'score', score: corrected.score }, true);
      expect(deriveDay(back.day)).toEqual(deriveDay(day));
      expect(gamesOf(back.day)).toEqual(gamesOf(day));
      const kinds = back.history.filter(({ gameId }) =>
        there.history.some((line) => line.gameId === gameId && line.kind === 'reset'),
      );
      expect(kinds.every(({ kind }) => kind === 'put-back')).toBe(true);
    }),
    { seed: 9 },
  );
  expect(reset).toBeGreaterThan(20);
});

test('a forfeit that is reopened, and a withdrawal taken back, leave every game as it was, as long as nothing had to be reset', () => {
  let untouched = 0;
  fc.assert(
    fc.property(anyDay, fc.boolean(), ([teams, wins, which], isOver) => {
      const drawn = division(teams);
      const { day } = previewRevision(aPlayedDay(drawn, playOn(drawn, wins)), {});
      const { results } = playedOn(day);
      const last = results[which % results.length];
      if (last === undefined) return;
      const begun = isOver ? day : moved(day, last, { kind: 'reopen' }, true).day;
      const [team] = last.teams;
      const forfeited = moved(begun, last, { kind: 'forfeit', by: [team] }, true);
      if (forfeited.resets.length === 0) {
        untouched += 1;
        expect(gamesOf(moved(forfeited.day, last, { kind: 'reopen' }, true).day)).toEqual(gamesOf(begun));
      }
      const withdrawn = previewRevision(begun, withoutTeam(begun, team, 'forfeited'));
      if (withdrawn.resets.length > 0) return;
      const back = previewRevision(withdrawn.day, withTeamBack(withdrawn.day, team));
      expect(gamesOf(back.day)).toEqual(gamesOf(begun));
    }),
    { seed: 12 },
  );
  expect(untouched).toBeGreaterThan(20);
});

test('a team that withdraws once the knock-out of its groups has begun leaves everybody in place, and comes back to it', () => {
  let begun = 0;
  fc.assert(
    fc.property(
      ...[fc.integer({ min: 4, max: 8 }), fc.constantFrom(undefined, '2' as const), fc.nat()],
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      (teams, pools, which, wins, finals) => {
        const seeds = Array.from({ length: teams }, (_, index) => index + 1);
        const wish = { gamesEach: () => 3, thirdPlace: true, ...(pools && { pools }) };
        const drawn = drawRoundRobin('U8', seeds, wish);
        const groupGames = drawn.matches.filter(({ stage }) => stage === 'group').length;
        const before = previewRevision(aPlayedDay(drawn, playOn(drawn, wins.slice(0, groupGames + finals))), {}).day;
        const knockouts = before.games.filter(({ game }) => game.stage !== 'group');
        if (!knockouts.some(({ game }) => game.status === 'completed')) return;
        begun += 1;
        const team = seeds[which % teams] ?? 1;
        const { day, resets } = previewRevision(before, withoutTeam(before, team, 'forfeited'));
        expect(resets).toEqual([]);
        expect(placesTaken(day)).toEqual(placesTaken(before));
        expect(gamesOf(previewRevision(day, withTeamBack(day, team)).day)).toEqual(gamesOf(before));
      },
    ),
    { seed: 13 },
  );
  expect(begun).toBeGreaterThan(20);
});

/** Returns the teams of the matches that groups fill. */
const placesTaken = (day: TournamentDay) =>
  deriveDay(day)
    .flatMap(({ matches }) => matches)
    .filter(({ slots }) => slots.some(({ from }) => from === 'rank'))
    .map(({ key, team1Id, team2Id }) => [key, team1Id, team2Id]);

const gamesOf = ({ games }: TournamentDay) => games.map(({ game }) => game);

test('results that are corrected and corrected back show what they showed, whatever was played on them', () => {
  fc.assert(
    fc.property(anyDay, ([teams, wins, which]) => {
      const drawn = division(teams);
      const played = playOn(drawn, wins);
      const corrected = played.results[which % played.results.length];
      if (corrected === undefined) return;
      const { team1, team2 } = corrected.score;
      const there = withResult(played, { ...corrected, score: { team1: team2, team2: team1 } });
      expect(deriveDivision(drawn, withResult(there, corrected))).toEqual(deriveDivision(drawn, played));
    }),
    { seed: 9 },
  );
});
