import type { invitedTeam as teamOfInvitation } from '../../domain/answer/invitation/invited-team.ts';
import { read } from '../transport/call.ts';

/** A team as somebody sees it who holds its invitation. */
export type InvitedTeam = ReturnType<typeof teamOfInvitation>;

/** The team behind an invitation code. */
export function invitedTeam(code: string): Promise<InvitedTeam> {
  return read(`/api/teams/invite/${encodeURIComponent(code)}`);
}
