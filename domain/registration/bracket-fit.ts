import type { Sentence } from '../language/sentence.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import { isTooOldFor } from '../tournament/age-bracket.ts';
import { type Misfit, misfit, misfitSentence } from './roster-age.ts';

/**
 * Why a form does not let somebody of an age choose a bracket, in years; undefined where they can, or no age decides. It is what
 * every roster asks, with a team and alone: nobody plays down, and at U14 and under somebody may be one year younger.
 */
export function bracketMisfit(age: number | undefined, bracket: AgeBracket): Misfit | undefined {
  return age === undefined ? undefined : misfit(age, { bracket, others: [] });
}

/** The same in words, as every form says it. */
export function bracketMisfitSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  const found = bracketMisfit(age, bracket);
  return found === undefined || age === undefined ? undefined : misfitSentence(found, { age, bracket });
}

/** Why a bracket takes somebody under no circumstances: nobody plays down. Who may play up, a roster or an organizer says. */
export function tooOldSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  return age !== undefined && isTooOldFor(bracket, age) ? misfitSentence('too old', { age, bracket }) : undefined;
}
