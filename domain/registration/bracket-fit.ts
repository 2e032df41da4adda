import type { Sentence } from '../language/sentence.ts';
import { type AgeBracket, isTooOldFor } from '../tournament/age-bracket.ts';
import { type Misfit, misfit, misfitSentence } from './roster-age.ts';

/**
 * Returns why a player of an age, in years, cannot choose a bracket; undefined where they can, or no age decides.
 * The same rule holds with a team and alone: nobody plays down, and at U14 and under somebody may be one year
 * younger.
 */
export function bracketMisfit(age: number | undefined, bracket: AgeBracket): Misfit | undefined {
  return age === undefined ? undefined : misfit(age, { bracket, others: [] });
}

/** Returns the same reason as the sentence that every form shows. */
export function bracketMisfitSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  const found = bracketMisfit(age, bracket);
  return found === undefined || age === undefined ? undefined : misfitSentence(found, { age, bracket });
}

/** Returns why somebody is too old for a bracket; undefined where they are not. Nobody plays down; playing up is for a roster or an organizer to decide. */
export function tooOldSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  return age !== undefined && isTooOldFor(bracket, age) ? misfitSentence('too old', { age, bracket }) : undefined;
}
