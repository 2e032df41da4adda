import { type AgeBracket, bracketRequired, eldestNewcomers, needsBracket } from '../../rule/age/age-bracket.ts';
import { tooOldSentence } from '../../rule/age/roster-age-rule.ts';
import type { Circumstances } from '../../rule/form/field.ts';
import type { Remarks } from '../../rule/form/form.ts';
import { type Phrase, said } from '../../rule/language/sentence.ts';
import { joinedName } from '../../rule/player/person.ts';
import { ageIn, isChild, isMinor } from '../../rule/player/player.ts';
import { type AgesCounted, decidingYear } from '../../rule/registration/deciding-age.ts';

/** Facts about the chosen tournament that a registration form depends on. */
export interface RegistrationCircumstances extends Circumstances {
  /** Year whose ages decide who may play where; null in a tournament that is not divided by age. */
  readonly ageYear: number | null;
}

/** Returns what the forms of a tournament depend on in a year. */
export function circumstancesIn(tournament: AgesCounted, year: number): RegistrationCircumstances {
  return { year, ageYear: decidingYear(tournament, year) };
}

/** Returns a complaint where the guardian has the child's name: a parent in a hurry writes the same name twice. */
export function guardianComplaints(
  child: { readonly name?: string; readonly birthYear?: number; readonly parentName?: string | null },
  { year }: Circumstances,
): Remarks {
  const { name, birthYear, parentName } = child;
  if (name === undefined || birthYear === undefined || !parentName || !isMinor({ birthYear }, year)) return {};
  return joinedName(name) === joinedName(parentName)
    ? { parentName: said('Please write the name of the parent or guardian, not that of the player') }
    : {};
}

/** Returns warnings where a player who may be under 13 has no guardian with contact data: web forms insist on one, a bare API call is flagged. */
export function guardianWarnings(
  child: { readonly birthYear?: number; readonly parentName?: string | null; readonly parentEmail?: string | null },
  { year }: Circumstances,
): Remarks {
  if (!needsGuardian(child.birthYear, year)) return {};
  return {
    ...(child.parentName === null && { parentName: said('Parent Name is required up to the age of 13') }),
    ...(child.parentEmail === null && { parentEmail: said('Parent Email is required up to the age of 13') }),
  };
}

/** Tells whether somebody may be under 13 in a year; false while the birth year is unknown. */
export function needsGuardian(birthYear: number | undefined, year: number): boolean {
  return birthYear !== undefined && isChild({ birthYear }, year);
}

/** Way in which a form asks for a player's guardian: required of who may be under 13, openly of who may be under 18, of everybody else only if wanted. */
type GuardianQuestion = 'required' | 'openly' | 'if wanted';

/** Returns the way a form asks for the guardian; without a birth year, openly where a parent fills in the form. */
export function guardianQuestion(
  birthYear: number | undefined,
  year: number,
  isParentWriting: boolean,
): GuardianQuestion {
  if (needsGuardian(birthYear, year)) return 'required';
  const isAsked = birthYear !== undefined && isMinor({ birthYear }, year);
  return isAsked || (birthYear === undefined && isParentWriting) ? 'openly' : 'if wanted';
}

/** Answers that decide whether a newcomer has to name a bracket. */
interface BracketAnswers {
  readonly tournamentId?: number;
  readonly birthYear?: number;
  readonly ageBracket?: AgeBracket | null;
}

/**
 * Returns the complaint about age and bracket in a tournament divided by age: somebody too old for every bracket is
 * told so at the birth year; who is 7 to 19 names a bracket, asked for in the Fall Cup in its own words.
 */
export function bracketComplaints(
  { tournamentId, birthYear, ageBracket }: BracketAnswers,
  { ageYear }: RegistrationCircumstances,
  wordsOfFallCup: Phrase,
): Remarks {
  if (ageYear === null || birthYear === undefined) return {};
  const age = ageIn(ageYear, birthYear);
  const tooOld = tooOldSentence(age, eldestNewcomers);
  if (tooOld !== undefined) return { birthYear: tooOld };
  return ageBracket === null && needsBracket(age) ? { ageBracket: bracketRequired(tournamentId, wordsOfFallCup) } : {};
}
