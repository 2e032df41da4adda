import type { ReturnReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { invited, inviteEntries } from '../../domain/use-case/invitation/invite-entries.ts';
import { returnForm } from '../../domain/use-case/returning-player/return-form.ts';
import type { FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { words as freeAgent } from '../free-agent/free-agent-words.ts';
import type { ReturnOutcome } from '../registration/outcome.ts';
import type { Board } from '../site/board.ts';
import { registrationCircumstances } from '../tournament/chosen-tournament.ts';
import { createAccess } from '../transport/access.ts';
import { sendOnce } from '../transport/send-once.ts';
import type { PlayerOnFile } from './find-player.ts';
import { words } from './return-words.ts';

/** Access granted for half an hour by a search that found the record. */
export const returnRight = createAccess();

/** Returns the remarks on the last step of a returning player; answers that are no longer asked for are not checked. */
export function returnRemarks(values: FormValues, board: Board, player: PlayerOnFile): SpokenRemarks {
  const circumstances = registrationCircumstances(values, board);
  return {
    ...(isInviting(values) && remarksOf(inviteEntries.check(values, circumstances))),
    ...remarksOf(returnForm.check(asked(values), circumstances)),
    ...(isRefused(player, values) && { tournamentId: words.already }),
  };
}

/** Returns whether the player is on a team of the chosen tournament, or comes alone once more, as far as the search result tells. */
export function isRefused(player: PlayerOnFile, { tournamentId, teamOption }: FormValues): boolean {
  if (!('registeredFor' in player)) return false;
  const refusing = teamOption === 'individual' ? player.registeredFor : player.onTeamIn;
  return refusing.includes(Number(tournamentId));
}

/** Registers a player again whose record was found before. */
export async function reRegister(id: number, values: FormValues, board: Board): Promise<ReturnOutcome> {
  const circumstances = registrationCircumstances(values, board);
  const entries = isInviting(values) ? values : {};
  const { emails, phones } = invited(acceptAnswers(inviteEntries, entries, circumstances));
  const answers = acceptAnswers(returnForm, { ...asked(values), teammateEmails: emails }, circumstances);
  const body = { id, ...answers, teammatePhones: phones };
  const sent = sendOnce<Sent<ReturnReceipt>>('POST', '/api/players/re-register', body);
  return outcomeOf(await returnRight.under(sent), emails, phones);
}

/** Returns the message after the registration. */
export function outcomeMessage(outcome: ReturnOutcome): { readonly title: string; readonly text: string } {
  switch (outcome.type) {
    case 'individual':
      return freeAgent.registered;
    case 'team-join':
      return words.requested;
    default:
      return { title: words.registered, text: words.withTeam(outcome.player, outcome.team) };
  }
}

function outcomeOf(
  { player, team, joinRequest, payment, checklist, delayed = null }: Sent<ReturnReceipt>,
  emails: readonly string[],
  phones: readonly string[],
): ReturnOutcome {
  // The search has shown the contacts covered: Player ID has the way to sign.
  const registered = { signsByCode: null, player: player.name, tournamentId: player.tournamentId, payment, checklist };
  if (joinRequest !== null) return { type: 'team-join', team: joinRequest.teamName, ...registered };
  if (team === null) return { type: 'individual', ...registered };
  if (team.invitationCode === undefined) return { type: 'invitation-join', team: team.name, ...registered };
  const isWaitlisted = team.waitlisted === true;
  return {
    type: 'team-creation',
    teamId: team.id,
    team: team.name,
    invitationCode: team.invitationCode,
    tournament: team.tournament,
    isWaitlisted,
    emails,
    mailed: isWaitlisted ? 0 : emails.length,
    delayed,
    phones,
    ...registered,
  };
}

/** Returns the answers that still apply; the name of a team that is no longer wanted is dropped. */
function asked(values: FormValues): FormValues {
  const { newTeamName = '', newTeamId = '', ...others } = values;
  return {
    ...others,
    ...(values.teamOption === 'create' && { newTeamName }),
    ...(values.teamOption === 'join' && { newTeamId }),
    sendTeammateInvites: isInviting(values),
  };
}

function isInviting({ teamOption, sendTeammateInvites }: FormValues): boolean {
  return sendTeammateInvites === true && (teamOption === 'create' || teamOption === 'same');
}
