import { type AgeBracket, isTooOldFor, playsUp } from '../age/age-bracket.ts';
import { type Tournament, yearOfAges } from '../tournament/tournament.ts';
import { decidingAge, prefilledBracket, withAgeFlags } from './deciding-age.ts';
import type { Registration } from './registration.ts';

/** Returns the bracket after a transfer: the present one where it fits the age in the other tournament, else that of the age. */
export function bracketAfterTransfer(
  bracket: AgeBracket | null,
  birthYear: number | null,
  to: Tournament,
  currentYear: number,
): AgeBracket | null {
  const age = decidingAge(birthYear, to, currentYear);
  if (age === undefined || birthYear === null) return bracket;
  if (bracket !== null && !isTooOldFor(bracket, age) && !playsUp(bracket, age)) return bracket;
  return prefilledBracket(birthYear, currentYear, yearOfAges(to, currentYear)) ?? null;
}

/** Returns a registration as it is after a transfer: without a team, its payment and waiver unchanged. */
export function transferred(
  registration: Registration,
  birthYear: number | null,
  to: Tournament,
  currentYear: number,
): Registration {
  const ageBracket = bracketAfterTransfer(registration.ageBracket, birthYear, to, currentYear);
  const flags = withAgeFlags({ ...registration, ageBracket }, birthYear, to, currentYear);
  return { ...registration, tournamentId: to.id, teamId: null, ageBracket, flags };
}
