import fc from 'fast-check';
import { drawElimination } from '../draw/draw-elimination.ts';
import type { Division } from '../match/division.ts';
import type { GameResult } from '../match/result.ts';
import { winsThenGoals } from '../standings/standings-settings.ts';
import { correct, previewCorrection } from './correct.ts';
import { deriveDivision } from './derive-division.ts';
import { nothingPlayed, type Played, withoutResult, withResult } from './played.ts';

const terms = { settings: winsThenGoals, nameOf: String, isConfirmed: true };

function division(teams: number): Division {
  const seeds = Array.from({ length: teams }, (_, index) => index + 1);
  return drawElimination('U8', seeds, { minGamesPerTeam: 2, thirdPlace: false, placement: false });
}

/** Plays every game that can be played; the first or the second team wins, as the wins say. */
function playOn(drawn: Division, wins: readonly boolean[]): Played {
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

const turnedRound = (result: GameResult): GameResult => ({
  ...result,
  score: { team1: result.score.team2, team2: result.score.team1 },
});

const anyDay = fc.tuple(
  fc.integer({ min: 2, max: 24 }),
  fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
  fc.nat(),
  fc.boolean(),
);

test('a confirmed correction resets exactly the games its preview named, and leaves no result of other teams', () => {
  fc.assert(
    fc.property(anyDay, ([teams, wins, which, isReopened]) => {
      const drawn = division(teams);
      const played = playOn(drawn, wins);
      const corrected = played.results[which % played.results.length];
      if (corrected === undefined) return;
      const after = isReopened ? withoutResult(played, corrected.match) : withResult(played, turnedRound(corrected));
      const { resets } = previewCorrection(drawn, played, after, winsThenGoals);
      const settled = correct(drawn, played, after, terms);
      expect(after.results.filter((result) => !settled.results.includes(result))).toEqual(resets);
      expect(deriveDivision(drawn, settled).outdated).toEqual([]);
    }),
    { seed: 8, numRuns: 150 },
  );
});

test('a correction taken back leaves everything as it was, as long as nothing had to be reset', () => {
  fc.assert(
    fc.property(anyDay, ([teams, wins, which]) => {
      const drawn = division(teams);
      const played = playOn(drawn, wins);
      const corrected = played.results[which % played.results.length];
      if (corrected === undefined) return;
      const there = withResult(played, turnedRound(corrected));
      const back = withResult(there, corrected);
      expect(deriveDivision(drawn, back)).toEqual(deriveDivision(drawn, played));
    }),
    { seed: 9, numRuns: 100 },
  );
});
