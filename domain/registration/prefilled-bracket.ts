import { ageIn } from '../player/player.ts';
import { type AgeBracket, bracketOfAge, isTooOldFor } from '../tournament/age-bracket.ts';

/**
 * Returns the bracket filled in for somebody: that of their age this year (registration specification, section 4),
 * unless they are too old for it in the year by which the tournament counts ages; then the bracket of that year.
 */
export function prefilledBracket(birthYear: number, currentYear: number, yearOfAges: number): AgeBracket | undefined {
  const bracket = bracketOfAge(ageIn(currentYear, birthYear));
  const ageThere = ageIn(yearOfAges, birthYear);
  return bracket !== undefined && isTooOldFor(bracket, ageThere) ? bracketOfAge(ageThere) : bracket;
}
