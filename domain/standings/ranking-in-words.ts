import type { Criterion } from './criterion.ts';
import { type PointsSystem, threeForAWin } from './points-system.ts';
import type { RankedBy } from './standing-columns.ts';

/** Criteria of a table, and the points for a game. */
export interface Ranking extends RankedBy {
  readonly pointsSystem: PointsSystem;
}

/** Texts of a site for a ranking. */
export interface RankingWords {
  readonly nameOf: (criterion: Criterion) => string;
  readonly upTo: (criterion: string, goals: number) => string;
  readonly worth: (points: string, parts: readonly string[]) => string;
  readonly aWin: (points: number) => string;
  readonly aDraw: (points: number) => string;
  readonly aLoss: (points: number) => string;
  readonly aGoal: (points: number) => string;
  readonly aGoalUpTo: (points: number, goals: number) => string;
  readonly aShutOut: (points: number) => string;
}

/** Returns the criteria of a ranking in order, with caps of goals, and with points where they are not 3, 1 and 0. */
export function rankingInWords({ rankedBy, ...counting }: Ranking, words: RankingWords): readonly string[] {
  const capped = (name: string, cap: number | null) => (cap === null ? name : words.upTo(name, cap));
  return rankedBy.map((criterion) => {
    const name = words.nameOf(criterion);
    if (criterion === 'goal-difference') return capped(name, counting.goalDifferenceCap);
    if (criterion === 'goals-for') return capped(name, counting.goalsForCap);
    return criterion === 'points' ? pointsInWords(name, counting.pointsSystem, words) : name;
  });
}

function pointsInWords(name: string, system: PointsSystem, words: RankingWords): string {
  const { winPoints, drawPoints, lossPoints, goalPoints, goalPointsCap, shutOutPoints } = system;
  const isUsual = winPoints === threeForAWin.winPoints && drawPoints === threeForAWin.drawPoints;
  const more = [
    ...(lossPoints > 0 ? [words.aLoss(lossPoints)] : []),
    ...(goalPoints > 0 ? [goalInWords(goalPoints, goalPointsCap, words)] : []),
    ...(shutOutPoints > 0 ? [words.aShutOut(shutOutPoints)] : []),
  ];
  if (isUsual && more.length === 0) return name;
  return words.worth(name, [words.aWin(winPoints), words.aDraw(drawPoints), ...more]);
}

const goalInWords = (points: number, cap: number | null, words: RankingWords): string =>
  cap === null ? words.aGoal(points) : words.aGoalUpTo(points, cap);
