import type { InvitationsSent } from '../../domain/answer/invitation/invitations-sent.ts';
import type { TeamReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { type SpokenRemarks, spokenRemarks } from '../../domain/rule/form/form.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { invited, inviteEntries, ownEntries } from '../../domain/use-case/invitation/invite-entries.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { type FormValues, written } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import type { TeamCreation } from '../registration/outcome.ts';
import { signsByCode } from '../registration/signs-by-code.ts';
import type { Board } from '../site/board.ts';
import { registrationCircumstances } from '../tournament/chosen-tournament.ts';
import { sendOnce } from '../transport/send-once.ts';

/** Returns the remarks on the form of a new team, including its invitations. */
export function newTeamRemarks(values: FormValues, board: Board): SpokenRemarks {
  const circumstances = registrationCircumstances(values, board);
  const captain = { email: written(values, 'captainEmail'), phone: written(values, 'captainPhone') };
  const entries = inviteEntries.check(values, circumstances);
  return {
    ...remarksOf(entries),
    ...(entries.isAccepted && spokenRemarks(ownEntries(entries.answers, captain))),
    ...remarksOf(newTeam.check(values, circumstances)),
  };
}

/** Creates the team, then sends the invitations. */
export async function createTeam(values: FormValues, board: Board): Promise<TeamCreation> {
  const circumstances = registrationCircumstances(values, board);
  const { emails, phones } = invited(acceptAnswers(inviteEntries, values, circumstances));
  const answers = acceptAnswers(newTeam, { ...values, inviteEmails: emails }, circumstances);
  const { team, captain, payment, checklist, delayed } = await sendOnce<Sent<TeamReceipt>>(
    'POST',
    '/api/teams',
    answers,
  );
  const mailed = emails.length === 0 || team.waitlisted ? 0 : await invite(team.id, emails);
  return {
    type: 'team-creation',
    signsByCode: signsByCode(captain.id, { ...answers, email: answers.captainEmail }),
    teamId: team.id,
    team: team.name,
    ...(team.invitationCode !== undefined && { invitationCode: team.invitationCode }),
    tournament: team.tournament,
    tournamentId: answers.tournamentId,
    isWaitlisted: team.waitlisted,
    emails,
    mailed,
    delayed: mailed > 0 ? delayed : null,
    phones,
    payment,
    checklist,
  };
}

/** Sends the invitations and returns how many were mailed; the team exists in any case, and its captain is told. */
async function invite(teamId: number, emails: readonly string[]): Promise<number> {
  try {
    const { sent } = await sendOnce<Sent<InvitationsSent>>('POST', '/api/invitations/send', { teamId, emails });
    return sent.length;
  } catch {
    return 0;
  }
}
