import { decidingAge, mostPlayingUp } from '../registration/roster-age.ts';
import {
  type AgeBracket,
  ageBrackets,
  isTooOldFor,
  playsUp,
  takesYounger,
  yearsBelow,
} from '../tournament/age-bracket.ts';

/** Where a team would play, or whom no bracket there takes beside the others. */
export type TeamBracket = { readonly ageBracket: AgeBracket | null } | 'none fits';

/** What is known of a team's ages in the tournament it would play in. */
export interface TeamAges {
  readonly ageBracket: AgeBracket | null;
  readonly isDividedByAge: boolean;
  /** The ages there, in years, of everybody on the roster whose age is known. */
  readonly ages: readonly number[];
  /** Whether an organizer has moved the whole team up where it plays now: more than two of it are younger than its bracket. */
  readonly playsUpAsWhole: boolean;
}

/**
 * The bracket of a team in another tournament: the one of before where it fits everybody there, else the lowest that does.
 * Nobody plays down, and two at most play a year up where the printed rule says so.
 */
export function teamBracketAfter({ ageBracket, isDividedByAge, ages, playsUpAsWhole }: TeamAges): TeamBracket {
  if (!isDividedByAge || ages.length === 0) return { ageBracket };
  const isKept = (bracket: AgeBracket) =>
    playsUpAsWhole ? !ages.some((age) => isTooOldFor(bracket, age)) : fitsRoster(bracket, ages);
  if (ageBracket !== null && isKept(ageBracket)) return { ageBracket };
  const fitting = ageBrackets.find((bracket) => fitsRoster(bracket, ages));
  return fitting === undefined ? 'none fits' : { ageBracket: fitting };
}

/** Which ages count where: a tournament by the year its ages are reckoned in. */
export type AgesOf = Parameters<typeof decidingAge>[1];

/** The same from where the team plays, where it would, and the birth years of its roster. */
export function teamBracketIn(
  ageBracket: AgeBracket | null,
  { from, to }: { readonly from: AgesOf; readonly to: AgesOf },
  birthYears: readonly (number | null)[],
  currentYear: number,
): TeamBracket {
  const agesIn = (one: AgesOf) =>
    birthYears.map((birthYear) => decidingAge(birthYear, one, currentYear)).filter((age) => age !== undefined);
  return teamBracketAfter({
    ageBracket,
    isDividedByAge: to.isDividedByAge,
    ages: agesIn(to),
    playsUpAsWhole: isMovedUp(ageBracket, agesIn(from)),
  });
}

/** Whether a bracket takes a roster as it would take its players one after the other. */
export function fitsRoster(bracket: AgeBracket, ages: readonly number[]): boolean {
  if (ages.some((age) => isTooOldFor(bracket, age))) return false;
  const younger = ages.filter((age) => playsUp(bracket, age));
  if (younger.length === 0) return true;
  return (
    takesYounger(bracket) && younger.length <= mostPlayingUp && younger.every((age) => yearsBelow(bracket, age) === 1)
  );
}

/** Whether more than two of a roster are younger than its bracket. */
export function isMovedUp(bracket: AgeBracket | null, ages: readonly number[]): boolean {
  return bracket !== null && ages.filter((age) => playsUp(bracket, age)).length > mostPlayingUp;
}
