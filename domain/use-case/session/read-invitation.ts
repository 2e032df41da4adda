import type { Given } from '../../port/ports.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Shows an invited person their invitation. */
export async function readInvitation(
  given: Given<'accounts' | 'seal'>,
  { invitation }: { readonly invitation: string },
): Promise<Account> {
  const accounts = await given.accounts.lockAll();
  const account = invitedBy(accounts, given.seal.mark(invitation), given.clock.now());
  if (account === undefined) throw invitationOver();
  return account;
}
