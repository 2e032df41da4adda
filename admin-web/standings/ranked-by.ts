import { rankingInWords } from '../../domain/standings/ranking-in-words.ts';
import { reasonNames } from '../../domain/standings/reason-names.ts';
import type { RankedBy } from '../../domain/standings/standing-columns.ts';

/** Describes the ranking criteria of a tournament in one sentence. */
export function rankedBy(ranking: RankedBy): string {
  const criteria = rankingInWords(ranking, {
    nameOf: (criterion) => reasonNames[criterion].toLowerCase(),
    upTo: (criterion, goals) => `${criterion} (at most ${goals} a game)`,
  });
  return `Ranked by ${criteria.join(', then ')}.`;
}
