import type { Given } from '../../port/ports.ts';
import { accountAt, accountTaken } from '../../session/account.ts';
import type { AccountInvitationAnswers } from './account-form.ts';
import { type Invited, type InvitingPorts, invite } from './invitation-to-account.ts';

/** Invites somebody by mail; an account that has ended opens again. */
export async function inviteOrganizer(
  given: InvitingPorts & Given,
  answers: AccountInvitationAnswers,
): Promise<Invited> {
  const known = accountAt(await given.accounts.lockAll(), answers.email);
  if (known !== undefined && known.state !== 'ended') throw accountTaken(known);
  const { name, email, role } = answers;
  const invited = await invite(given, {
    ...(known ?? { username: email, state: 'invited', invitation: null }),
    ...{ name, email, role },
  });
  const to = { name, email, role };
  await given.audit.note({ thing: 'organizer', recordId: invited.account.id, what: 'invited', to });
  return invited;
}
