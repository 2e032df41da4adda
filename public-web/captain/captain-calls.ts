import type { InvitingResult } from '../../domain/answer/invitation/invitations-sent.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { dismissal } from '../../domain/use-case/roster/roster-forms.ts';
import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { createAccess, isRefusedAccess } from '../transport/access.ts';
import { read, remove, send } from '../transport/call.ts';

/** Access granted by the captain's link for a day. */
export const captainRight = createAccess();

/** Makes a call of the captain. After a refusal as missing it checks the page, since only a request or an invitation may be gone. */
export const asCaptain = <Answer>(id: number, call: Promise<Answer>): Promise<Answer> =>
  captainRight.under(call, () =>
    captainsTeam(id).then(
      () => true,
      (failure: unknown) => !isRefusedAccess(failure),
    ),
  );

/** Exchanges the mailed link for access; returns the team's id. */
export function followLink(sealed: string): Promise<{ readonly teamId: number }> {
  return send('POST', `/api/captain-links/${encodeURIComponent(sealed)}`, {});
}

/** Requests the link by mail to the address on file; the answer is the same for everybody. */
export function askForLink(email: string): Promise<{ readonly message: string }> {
  return send('POST', '/api/captain-links', { email });
}

export function captainsTeam(id: number): Promise<CaptainsTeam> {
  return read(`/api/teams/${id}/captain`);
}

export function answerRequest(id: number, request: number, answer: CaptainsAnswer): Promise<CaptainsTeam> {
  return asCaptain(id, send('POST', `/api/teams/${id}/join-requests/${request}`, { answer }));
}

export function invite(id: number, emails: readonly string[]): Promise<InvitingResult> {
  return asCaptain(id, send('POST', `/api/teams/${id}/invitations`, { emails }));
}

export function cancelInvitation(id: number, invitation: number): Promise<CaptainsTeam> {
  return asCaptain(id, remove(`/api/teams/${id}/invitations/${invitation}`));
}

export function replaceCode(id: number): Promise<CaptainsTeam> {
  return asCaptain(id, send('POST', `/api/teams/${id}/invitation-code`, {}));
}

export function replaceLink(id: number): Promise<CaptainsTeam> {
  return asCaptain(id, send('POST', `/api/teams/${id}/captain-link`, {}));
}

export function renameTeam(id: number, values: FormValues): Promise<CaptainsTeam> {
  return asCaptain(id, send('PUT', `/api/teams/${id}/name`, acceptAnswers(newTeamName, values, circumstancesNow())));
}

export function dismissPlayer(id: number, playerId: number, values: FormValues): Promise<CaptainsTeam> {
  const answers = acceptAnswers(dismissal, values, circumstancesNow());
  return asCaptain(id, send('POST', `/api/teams/${id}/players/${playerId}/dismissal`, answers));
}

/** Confirms that the captain knows a teammate. */
export function knowPlayer(id: number, playerId: number): Promise<CaptainsTeam> {
  return send('POST', `/api/teams/${id}/players/${playerId}/known`, {});
}

/** Makes a teammate the captain; this device loses access to the page. */
export function handOver(id: number, playerId: number): Promise<{ readonly message: string }> {
  return asCaptain(id, send('PUT', `/api/teams/${id}/captain`, { playerId }));
}

export function chooseFreeAgents(id: number, acceptsFreeAgents: boolean): Promise<CaptainsTeam> {
  return asCaptain(id, send('PUT', `/api/teams/${id}/free-agents`, { acceptsFreeAgents }));
}

/** Withdraws the team from its tournament; returns the updated page. */
export async function withdraw(id: number): Promise<CaptainsTeam> {
  await asCaptain(id, send('POST', `/api/teams/${id}/withdraw`, { confirm: true }));
  return captainsTeam(id);
}
