import type { Given } from '../../port/ports.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Shows an invited person their invitation. */
export class ReadInvitation {
  constructor(private readonly ports: Given<'accounts' | 'seal'>) {}

  async run({ invitation }: { readonly invitation: string }): Promise<Account> {
    const accounts = await this.ports.accounts.lockAll();
    const account = invitedBy(accounts, this.ports.seal.mark(invitation), this.ports.clock.now());
    if (account === undefined) throw invitationOver();
    return account;
  }
}
