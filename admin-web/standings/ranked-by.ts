import { type Ranking, rankingInWords } from '../../domain/standings/ranking-in-words.ts';
import { reasonNames } from '../../domain/standings/reason-names.ts';
import { words } from './words.ts';

/** By what a tournament ranks its teams, as one sentence. */
export const rankedBy = (ranking: Ranking): string =>
  words.rankedBy(rankingInWords(ranking, { ...words, nameOf: (criterion) => reasonNames[criterion].toLowerCase() }));
