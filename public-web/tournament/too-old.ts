import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { ageBrackets } from '../../domain/rule/age/age-bracket.ts';
import { tooOldSentence } from '../../domain/rule/age/roster-age-rule.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';
import { translate } from '../../domain/rule/language/sentence.ts';
import { ageIn } from '../../domain/rule/player/player.ts';
import { decidingYear } from '../../domain/rule/registration/deciding-age.ts';
import { birthYear } from '../../domain/use-case/registration/player-fields.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import type { Board } from '../site/board.ts';

interface TeamOfAge {
  /** Age bracket of the team, if it has one. */
  readonly ageGroup: string;
  /** Year in which its tournament counts ages; null if ages do not matter. */
  readonly ageYear: number | null;
}

/** Returns a remark under the birth year for a player too old for the team; playing up is decided by the team's roster. */
export function tooOldFor({ ageGroup, ageYear }: TeamOfAge, values: FormValues): SpokenRemarks {
  const bracket = ageBrackets.find((one) => one === ageGroup);
  const reading = birthYear.read(values.birthYear, circumstancesNow());
  if (ageYear === null || bracket === undefined || 'complaint' in reading) return {};
  const said = tooOldSentence(ageIn(ageYear, reading.value), bracket);
  return said === undefined ? {} : { birthYear: translate(said) };
}

/** Returns a listed team's bracket and the year in which its tournament counts ages. */
export function ofAge({ tournamentId, ageGroup }: PublicTeam, { tournaments }: Board): TeamOfAge {
  const tournament = tournaments?.find(({ id }) => id === tournamentId);
  return { ageGroup, ageYear: tournament === undefined ? null : decidingYear(tournament, circumstancesNow().year) };
}
