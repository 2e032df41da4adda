import type { Circumstances } from '../../form/field.ts';
import type { Remarks } from '../../form/form.ts';
import type { Phrase } from '../../language/sentence.ts';
import { joinedName } from '../../player/person.ts';
import { isMinor } from '../../player/player.ts';
import { type AgeBracket, bracketRequired, needsBracket } from '../../tournament/age-bracket.ts';

/** What a registration form needs to know of the tournament chosen. */
export interface RegistrationCircumstances extends Circumstances {
  /** Whether the tournament is divided by age. */
  readonly isDividedByAge: boolean;
}

/** Who signs for a child is not the child: a parent in a hurry writes the same name twice. */
export function guardianComplaints(
  child: { readonly name?: string; readonly birthYear?: number; readonly parentName?: string | null },
  { year }: Circumstances,
): Remarks {
  const { name, birthYear, parentName } = child;
  if (name === undefined || birthYear === undefined || !parentName || !isMinor({ birthYear }, year)) return {};
  return joinedName(name) === joinedName(parentName)
    ? { parentName: 'Please write the name of the parent or guardian, not that of the player' }
    : {};
}

/** A player under 13 should have a guardian we can reach: web forms insist, a bare call is flagged. */
export function guardianWarnings(
  child: { readonly birthYear?: number; readonly parentName?: string | null; readonly parentEmail?: string | null },
  { year }: Circumstances,
): Remarks {
  if (!needsGuardian(child.birthYear, year)) return {};
  return {
    ...(child.parentName === null && { parentName: 'Parent Name is required for players under 13' }),
    ...(child.parentEmail === null && { parentEmail: 'Parent Email is required for players under 13' }),
  };
}

/** Under 13 in a year; nobody knows while the birth year is unknown. */
export function needsGuardian(birthYear: number | undefined, year: number): boolean {
  return birthYear !== undefined && year - birthYear < 13;
}

/** How a form asks for the adult behind a player: under 13 it insists, under 18 it asks openly, of everybody else only if they want to. */
export type GuardianAsked = 'required' | 'openly' | 'if wanted';

/** How it asks; while the birth year is unknown, openly where a parent says that they fill it in. */
export function guardianAsked(birthYear: number | undefined, year: number, isParentWriting: boolean): GuardianAsked {
  if (needsGuardian(birthYear, year)) return 'required';
  const isChild = birthYear !== undefined && isMinor({ birthYear }, year);
  return isChild || (birthYear === undefined && isParentWriting) ? 'openly' : 'if wanted';
}

/** What decides whether a newcomer has to name a bracket. */
interface BracketAnswers {
  readonly tournamentId?: number;
  readonly birthYear?: number;
  readonly ageBracket?: AgeBracket | null;
}

/** A tournament divided by age asks players of 7 to 19 for their bracket, the Fall Cup in its own words. */
export function bracketComplaints(
  { tournamentId, birthYear, ageBracket }: BracketAnswers,
  { year, isDividedByAge }: RegistrationCircumstances,
  wordsOfFallCup: Phrase,
): Remarks {
  const isMissing = isDividedByAge && ageBracket === null && birthYear !== undefined && needsBracket(year - birthYear);
  return isMissing ? { ageBracket: bracketRequired(tournamentId, wordsOfFallCup) } : {};
}
