import type { Accounts } from '../../port/accounts.ts';
import type { Clock } from '../../port/clock.ts';
import type { Seal } from '../../port/seal.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Whoever has been invited looks at what to. */
export class ReadInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly seal: Seal,
    private readonly clock: Clock,
  ) {}

  async run({ invitation }: { readonly invitation: string }): Promise<Account> {
    const accounts = await this.accounts.held();
    const account = invitedBy(accounts, this.seal.mark(invitation), this.clock.now());
    if (account === undefined) throw invitationOver();
    return account;
  }
}
