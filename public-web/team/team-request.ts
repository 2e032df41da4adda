import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { Sheet } from '../form/sheet.ts';

/** The team somebody asks for, with the payment and terms settled below the list. */
export interface TeamRequest {
  readonly team: PublicTeam;
  readonly settled: Sheet;
}

/** What the form of a new player starts with and does not ask again. */
export function settledForNewPlayer({ team, settled }: TeamRequest): Sheet {
  return { ...given(settled), tournamentId: String(team.tournamentId), requestedTeamId: String(team.id) };
}

/** What the form of a returning player starts with and does not ask again. */
export function settledForReturn({ team, settled }: TeamRequest): Sheet {
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
function given(settled: Sheet): Sheet {
  return Object.fromEntries(Object.entries(settled).filter(([, value]) => Boolean(value)));
}
