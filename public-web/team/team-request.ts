import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { FormValues } from '../form/form-values.ts';

/** Requested team, with the payment and terms settled below the list. */
export interface TeamRequest {
  readonly team: PublicTeam;
  readonly settled: FormValues;
}

/** Returns the settled answers for the form of a new player. */
export function settledForNewPlayer({ team, settled }: TeamRequest): FormValues {
  return { ...given(settled), tournamentId: String(team.tournamentId), requestedTeamId: String(team.id) };
}

/** Returns the settled answers for the form of a returning player. */
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

/** Returns only the given answers. */
function given(settled: FormValues): FormValues {
  return Object.fromEntries(Object.entries(settled).filter(([, value]) => Boolean(value)));
}
