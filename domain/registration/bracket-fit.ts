import type { Sentence } from '../language/sentence.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import { isTooOldFor } from '../tournament/age-bracket.ts';
import { type Misfit, misfit, misfitSentence } from './roster-age.ts';

/** Whether somebody brings a team, or will be placed on one. */
export type Comes = 'with a team' | 'alone';

/**
 * Why somebody of an age cannot choose a bracket, in years; undefined where they can, or no age decides. Nobody plays down;
 * whoever brings a team is asked what every roster asks, and whoever comes alone may play up where a team takes them.
 */
export function bracketMisfit(age: number | undefined, bracket: AgeBracket, comes: Comes): Misfit | undefined {
  if (age === undefined) return undefined;
  if (comes === 'with a team') return misfit(age, { bracket, others: [] });
  return isTooOldFor(bracket, age) ? 'too old' : undefined;
}

/** The same in words, as every form and call says it. */
export function bracketMisfitSentence(
  age: number | undefined,
  bracket: AgeBracket,
  comes: Comes,
): Sentence | undefined {
  const found = bracketMisfit(age, bracket, comes);
  return found === undefined || age === undefined ? undefined : misfitSentence(found, { age, bracket });
}
