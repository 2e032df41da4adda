import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { TeamDeletion } from '../../domain/answer/team/team-deletion.ts';
import type { TeamsDropped } from '../../domain/answer/team/teams-dropped.ts';
import { ask, send } from './call.ts';

/** API calls about teams besides their forms. */
export const teamCalls = {
  assignCaptain: (teamId: number, playerId: number) => send('PUT', `/api/admin/teams/${teamId}/captain`, { playerId }),
  addToRoster: (teamId: number, playerId: number) => send('POST', `/api/admin/teams/${teamId}/players`, { playerId }),
  takeOffRoster: (teamId: number, playerId: number) => send('DELETE', `/api/admin/teams/${teamId}/players/${playerId}`),
  teamDeletion: (teamId: number) => ask<TeamDeletion>(`/api/admin/teams/${teamId}/deletion`),
  dropTeams: (ids: readonly number[], confirm: boolean) =>
    send<TeamsDropped>('POST', '/api/admin/teams/drop', { ids, confirm }),
  mailCaptain: (teamId: number, letter: { readonly subject: string; readonly text: string }) =>
    send('POST', `/api/admin/teams/${teamId}/mail`, letter),
  replaceInvitationCode: (teamId: number) => send<ListedTeam>('POST', `/api/admin/teams/${teamId}/invitation-code`),
};
