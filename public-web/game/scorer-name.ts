import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import type { GoalScorer } from '../../domain/game/goal.ts';
import { words } from './keeping-words.ts';

/** What stands where no player of the team is known to have scored. */
export function nameOfNobody(scorer: GoalScorer | undefined): string | undefined {
  if (scorer === 'own') return words.keeping.ownGoal;
  return scorer === 'unknown' ? words.keeping.unknownScorer : undefined;
}

/** Who scored a goal on record, in the language of the page. */
export const scorerName = ({ scorer, playerName }: Pick<ListedGoal, 'scorer' | 'playerName'>): string =>
  nameOfNobody(scorer) ?? playerName;
