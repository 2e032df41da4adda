import type { WithdrawalView } from '../../domain/day/withdrawal-view.ts';
import type { WithdrawalWay } from '../../domain/day/withdrawal-way.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import { ask, send } from './call.ts';

/** Withdrawal of a team; without `games` the server decides by how much the team has played. */
export interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalWay | undefined;
}

/** Preview that an organizer has seen; undefined where it did not arrive. */
type Seen = Pick<WithdrawalView, 'resets' | 'mark'> | undefined;

/** Returns the consequences that the organizer accepts: those of the preview, resets of games included. */
const acceptedOf = (seen: Seen) => ({ confirm: seen !== undefined && seen.resets.length > 0, mark: seen?.mark });

/** API calls about teams that withdraw from a tournament or return. */
export const withdrawalCalls = {
  /** Previews a withdrawal without saving. */
  previewWithdrawal: (tournamentId: number, withdrawal: Withdrawal) =>
    send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true }),
  withdrawTeam: (tournamentId: number, withdrawal: Withdrawal, seen: Seen) =>
    send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...acceptedOf(seen) }),
  withdrawnTeams: (tournamentId: number) => ask<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`),
  /** Previews a return without saving. */
  previewReturn: (tournamentId: number, teamId: number) =>
    send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true }),
  bringTeamBack: (tournamentId: number, teamId: number, seen: Seen) =>
    send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...acceptedOf(seen) }),
};
