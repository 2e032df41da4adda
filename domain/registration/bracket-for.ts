import { AnswersRefused } from '../form/accept-answers.ts';
import { ageIn } from '../player/player.ts';
import { type AgeBracket, isTooOldFor } from '../tournament/age-bracket.ts';
import { type Tournament, yearOfAges } from '../tournament/tournament.ts';

/**
 * The bracket somebody chose, if they may play in it: nobody plays down in a tournament divided by age.
 * `field` is the input the complaint belongs to.
 */
export function bracketFor(
  bracket: AgeBracket | null,
  birthYear: number | null,
  tournament: Tournament,
  currentYear: number,
  field: 'ageBracket' | 'birthYear' = 'ageBracket',
): AgeBracket | null {
  if (birthYear === null) return bracket;
  const age = ageIn(yearOfAges(tournament, currentYear), birthYear);
  if (bracket !== null && tournament.isDividedByAge && isTooOldFor(bracket, age)) {
    throw new AnswersRefused({ [field]: `A player of ${age} is too old for ${bracket}` });
  }
  return bracket;
}
