import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchAccount } from '../../session/account.ts';
import { type Invited, type InvitingPorts, invite } from './invitation-to-account.ts';

/** Sends an invitation again with another link; the earlier one stops working. */
export class RenewInvitation {
  constructor(private readonly ports: InvitingPorts & Given) {}

  async run({ id }: { readonly id: number }): Promise<Invited> {
    const account = (await this.ports.accounts.lockAll()).find((one) => one.id === id);
    if (account === undefined) throw noSuchAccount();
    if (account.state !== 'invited') throw new Refusal('conflict', 'Only an open invitation can be sent again');
    const invited = await invite(this.ports, account);
    await this.ports.audit.note({ thing: 'organizer', recordId: id, what: 'invited again' });
    return invited;
  }
}
