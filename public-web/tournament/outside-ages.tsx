import { outsideAges } from '../../domain/rule/age/roster-age-rule.ts';
import { ageIn } from '../../domain/rule/player/player.ts';
import { agesFor } from '../../domain/rule/registration/deciding-age.ts';
import { yearOfAges } from '../../domain/rule/tournament/tournament.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { words } from '../player/question-words.ts';
import { useTypedBirthYear } from '../player/typed-birth-year.ts';
import { useChosenTournament } from './chosen-tournament.ts';

/** Note for a player on file, whose birth year is in no input, that the tournament names other ages. */
export function OutsideAges() {
  const tournament = useChosenTournament();
  const born = useTypedBirthYear();
  const ages = tournament && agesFor(null, tournament);
  if (!ages || born === undefined) return null;
  const { year } = circumstancesNow();
  const found = outsideAges(ages, ageIn(yearOfAges(tournament, year), born));
  return found === undefined ? null : <p>{words.fields.outside[found](words.fields.turns(ageIn(year, born)), ages)}</p>;
}
