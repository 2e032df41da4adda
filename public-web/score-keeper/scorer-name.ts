import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import type { GoalScorer } from '../../domain/rule/game/goal.ts';
import { words } from './keeping-words.ts';

/** Returns the label of an own goal or an unknown scorer. */
export function nameOfNobody(scorer: GoalScorer | undefined): string | undefined {
  if (scorer === 'own') return words.keeping.ownGoal;
  return scorer === 'unknown' ? words.keeping.unknownScorer : undefined;
}

/** Returns the scorer of a recorded goal, in the language of the page. */
export const scorerName = ({ scorer, playerName }: Pick<ListedGoal, 'scorer' | 'playerName'>): string =>
  nameOfNobody(scorer) ?? playerName;
