import { AnswersRefused } from '../form/accept-answers.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { tooOldSentence } from './bracket-fit.ts';
import { decidingAge } from './roster-age.ts';

/**
 * The bracket somebody chose who comes without a team, if they may play in it: nobody plays down in a tournament divided
 * by age. Whoever comes onto a team is asked more (roster-age.ts).
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
