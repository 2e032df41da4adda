import { decidingAge, mostPlayingUp } from '../registration/roster-age.ts';
import {
  type AgeBracket,
  ageBrackets,
  isTooOldFor,
  playsUp,
  takesYounger,
  yearsBelow,
} from '../tournament/age-bracket.ts';

/** Age bracket that a team would play in (null for none), or that no bracket fits its roster. */
export type TeamBracket = { readonly ageBracket: AgeBracket | null } | 'none fits';

/** Ages of a team's roster and the rules of the tournament it would move to. */
export interface TeamAges {
  readonly ageBracket: AgeBracket | null;
  readonly isDividedByAge: boolean;
  /** Ages in the other tournament, in years, of the players whose age is known. */
  readonly ages: readonly number[];
  /** Whether an organizer has moved the whole team up in its present tournament: more than two players are younger than its bracket. */
  readonly playsUpAsWhole: boolean;
}

/**
 * Returns the bracket of a team in another tournament: its present one where that fits everybody, else the lowest
 * that does. Nobody plays down, and at most two play a year up where the printed rule allows it.
 */
export function teamBracketAfter({ ageBracket, isDividedByAge, ages, playsUpAsWhole }: TeamAges): TeamBracket {
  if (!isDividedByAge || ages.length === 0) return { ageBracket };
  const isKept = (bracket: AgeBracket) =>
    playsUpAsWhole ? !ages.some((age) => isTooOldFor(bracket, age)) : fitsRoster(bracket, ages);
  if (ageBracket !== null && isKept(ageBracket)) return { ageBracket };
  const fitting = ageBrackets.find((bracket) => fitsRoster(bracket, ages));
  return fitting === undefined ? 'none fits' : { ageBracket: fitting };
}

/** Tournament fields that decide a player's age: whether ages count, and in which year. */
export type AgesOf = Parameters<typeof decidingAge>[1];

/** Returns the bracket of a team in another tournament, from both tournaments and the birth years of its roster. */
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

/** Tells whether a bracket accepts a whole roster, by the rules that hold for adding its players one by one. */
export function fitsRoster(bracket: AgeBracket, ages: readonly number[]): boolean {
  if (ages.some((age) => isTooOldFor(bracket, age))) return false;
  const younger = ages.filter((age) => playsUp(bracket, age));
  if (younger.length === 0) return true;
  return (
    takesYounger(bracket) && younger.length <= mostPlayingUp && younger.every((age) => yearsBelow(bracket, age) === 1)
  );
}

/** Tells whether more than two players of a roster are younger than its bracket. */
export function isMovedUp(bracket: AgeBracket | null, ages: readonly number[]): boolean {
  return bracket !== null && ages.filter((age) => playsUp(bracket, age)).length > mostPlayingUp;
}
