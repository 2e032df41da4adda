import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchAccount } from '../../session/account.ts';
import { type Invited, type InvitingPorts, invite } from './invitation-to-account.ts';

/** Sends an invitation again with another link; the earlier one stops working. */
export async function renewInvitation(given: InvitingPorts & Given, { id }: { readonly id: number }): Promise<Invited> {
  const account = (await given.accounts.lockAll()).find((one) => one.id === id);
  if (account === undefined) throw noSuchAccount();
  if (account.state !== 'invited') throw new Refusal('conflict', 'Only an open invitation can be sent again');
  const invited = await invite(given, account);
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'invited again' });
  return invited;
}
