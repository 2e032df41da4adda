import type { Criterion } from './criterion.ts';
import type { RankedBy } from './standing-columns.ts';

/** Texts of a site for a ranking. */
export interface RankingWords {
  readonly nameOf: (criterion: Criterion) => string;
  readonly upTo: (criterion: string, goals: number) => string;
}

/** Returns the criteria of a ranking in order, with the cap of the goal difference. */
export function rankingInWords({ rankedBy, goalDifferenceCap }: RankedBy, words: RankingWords): readonly string[] {
  return rankedBy.map((criterion) => {
    const name = words.nameOf(criterion);
    const isCapped = criterion === 'goal-difference' && goalDifferenceCap !== null;
    return isCapped ? words.upTo(name, goalDifferenceCap) : name;
  });
}
