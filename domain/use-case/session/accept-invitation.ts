import type { Given } from '../../port/ports.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Accepts an invitation with a password: the account is open, and the link is used up. */
export async function acceptInvitation(
  given: Given<'accounts' | 'seal'>,
  {
    invitation,
    passwordHash,
  }: {
    readonly invitation: string;
    readonly passwordHash: string;
  },
): Promise<Account> {
  const accounts = await given.accounts.lockAll();
  const account = invitedBy(accounts, given.seal.mark(invitation), given.clock.now());
  if (account === undefined) throw invitationOver();
  const open = { ...account, state: 'active', invitation: null } as const;
  await given.accounts.save(open);
  await given.accounts.setPassword(account.id, passwordHash);
  const told = { from: { state: 'invited' }, to: { state: 'active', username: account.username } };
  await given.audit.note({ thing: 'organizer', recordId: account.id, what: 'accepted', ...told });
  return open;
}
