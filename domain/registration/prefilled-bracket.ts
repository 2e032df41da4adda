import { ageIn } from '../player/player.ts';
import { type AgeBracket, bracketOfAge, isTooOldFor } from '../tournament/age-bracket.ts';

/**
 * The bracket filled in for somebody: that of the age this year (registration specification, section 4), unless the
 * year in which the tournament counts its ages makes them too old for it; then the bracket of that year.
 */
export function prefilledBracket(birthYear: number, currentYear: number, yearOfAges: number): AgeBracket | undefined {
  const bracket = bracketOfAge(ageIn(currentYear, birthYear));
  const ageThere = ageIn(yearOfAges, birthYear);
  return bracket !== undefined && isTooOldFor(bracket, ageThere) ? bracketOfAge(ageThere) : bracket;
}
