import type { AfterInviting } from '../../domain/answer/invitation/invitations-sent.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { read, remove, send } from '../transport/call.ts';

/** Changes the link of the mail for what a captain may do; answers which team it is about. */
export function followLink(sealed: string): Promise<{ readonly teamId: number }> {
  return send('POST', `/api/captain-links/${encodeURIComponent(sealed)}`, {});
}

/** Has the link mailed to the address on file; the answer is the same for everybody. */
export function askForLink(email: string): Promise<{ readonly message: string }> {
  return send('POST', '/api/captain-links', { email });
}

export function captainsTeam(id: number): Promise<CaptainsTeam> {
  return read(`/api/teams/${id}/captain`);
}

export function answerRequest(id: number, request: number, answer: CaptainsAnswer): Promise<CaptainsTeam> {
  return send('POST', `/api/teams/${id}/join-requests/${request}`, { answer });
}

export function invite(id: number, emails: readonly string[]): Promise<AfterInviting> {
  return send('POST', `/api/teams/${id}/invitations`, { emails });
}

export function cancelInvitation(id: number, invitation: number): Promise<CaptainsTeam> {
  return remove(`/api/teams/${id}/invitations/${invitation}`);
}

export function replaceCode(id: number): Promise<CaptainsTeam> {
  return send('POST', `/api/teams/${id}/invitation-code`, {});
}

export function replaceLink(id: number): Promise<CaptainsTeam> {
  return send('POST', `/api/teams/${id}/captain-link`, {});
}

export function chooseFreeAgents(id: number, acceptsFreeAgents: boolean): Promise<CaptainsTeam> {
  return send('PUT', `/api/teams/${id}/free-agents`, { acceptsFreeAgents });
}

/** Takes the team out of its tournament; answers the page as it stands then. */
export async function withdraw(id: number): Promise<CaptainsTeam> {
  await send('POST', `/api/teams/${id}/withdraw`, { confirm: true });
  return captainsTeam(id);
}
