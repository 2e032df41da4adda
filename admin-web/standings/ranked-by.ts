import { type Ranking, rankingInWords } from '../../domain/standings/ranking-in-words.ts';
import { reasonNames } from '../../domain/standings/reason-names.ts';

/** Describes the ranking criteria of a tournament in one sentence. */
export function rankedBy(ranking: Ranking): string {
  const criteria = rankingInWords(ranking, {
    nameOf: (criterion) => reasonNames[criterion].toLowerCase(),
    upTo: (criterion, goals) => `${criterion} (at most ${goals} a game)`,
    worth: (points, parts) => `${points} (${parts.join(', ')})`,
    aWin: (points) => `${points} for a win`,
    aDraw: (points) => `${points} for a draw`,
    aLoss: (points) => `${points} for a loss`,
    aGoal: (points) => `${points} for each goal`,
    aGoalUpTo: (points, goals) => `${points} for each goal up to ${goals}`,
    aShutOut: (points) => `${points} for a shut-out`,
  });
  return `Ranked by ${criteria.join(', then ')}.`;
}
