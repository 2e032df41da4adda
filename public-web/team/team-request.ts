import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { FormValues } from '../form/form-values.ts';

/** The team somebody asks for, with the payment and terms settled below the list. */
export interface TeamRequest {
  readonly team: PublicTeam;
  readonly settled: FormValues;
}

/** What the form of a new player starts with and does not ask again. */
export function settledForNewPlayer({ team, settled }: TeamRequest): FormValues {
  return { ...given(settled), tournamentId: String(team.tournamentId), requestedTeamId: String(team.id) };
}

/** What the form of a returning player starts with and does not ask again. */
export function settledForReturn({ team, settled }: TeamRequest): FormValues {
  const { termsAccepted = false, ...others } = given(settled);
  return {
    ...others,
    acceptTerms: termsAccepted,
    tournamentId: String(team.tournamentId),
    teamOption: 'join',
    newTeamId: String(team.id),
  };
}

/** Only what was answered. */
function given(settled: FormValues): FormValues {
  return Object.fromEntries(Object.entries(settled).filter(([, value]) => Boolean(value)));
}
