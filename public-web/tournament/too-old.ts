import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { Remarks } from '../../domain/form/form.ts';
import { bracketMisfitSentence } from '../../domain/registration/bracket-fit.ts';
import { decidingAge } from '../../domain/registration/roster-age.ts';
import { ageBrackets } from '../../domain/tournament/age-bracket.ts';
import { birthYear } from '../../domain/use-case/newcomer/player-fields.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import type { Board } from '../site/board.ts';

/** Said under the birth year as it is typed, of whoever is too old for the team they come to; who may play up there, the team's roster decides. */
export function tooOldFor(
  { tournamentId, ageGroup }: Pick<PublicTeam, 'tournamentId' | 'ageGroup'>,
  values: FormValues,
  { tournaments }: Board,
): Remarks {
  const now = circumstancesNow();
  const tournament = tournaments?.find(({ id }) => id === tournamentId);
  const bracket = ageBrackets.find((one) => one === ageGroup);
  const reading = birthYear.read(values.birthYear, now);
  if (tournament === undefined || bracket === undefined || 'complaint' in reading) return {};
  const said = bracketMisfitSentence(decidingAge(reading.value, tournament, now.year), bracket, 'alone');
  return said === undefined ? {} : { birthYear: said };
}
