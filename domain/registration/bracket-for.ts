import { AnswersRefused } from '../form/accept-answers.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { tooOldSentence } from './bracket-fit.ts';
import { decidingAge } from './roster-age.ts';

/**
 * Returns the chosen bracket of a player without a team, refusing it where they are too old: nobody plays down in
 * a tournament divided by age. Joining a team has stricter rules (roster-age.ts).
 */
export function bracketFor(
  bracket: AgeBracket | null,
  birthYear: number | null,
  tournament: Tournament,
  currentYear: number,
): AgeBracket | null {
  const age = decidingAge(birthYear, tournament, currentYear);
  const misfit = bracket === null ? undefined : tooOldSentence(age, bracket);
  if (misfit !== undefined) throw new AnswersRefused({ ageBracket: misfit });
  return bracket;
}
