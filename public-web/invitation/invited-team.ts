import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { read } from '../transport/call.ts';

/** Fetches the team behind an invitation code. */
export function invitedTeam(code: string): Promise<InvitedTeam> {
  return read(`/api/teams/invite/${encodeURIComponent(code)}`);
}
