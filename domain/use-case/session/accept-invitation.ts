import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Seal } from '../../port/seal.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Whoever has been invited chooses a password: the account is open, and the link is used. */
export class AcceptInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly seal: Seal,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({
    invitation,
    passwordHash,
  }: {
    readonly invitation: string;
    readonly passwordHash: string;
  }): Promise<Account> {
    const accounts = await this.accounts.held();
    const account = invitedBy(accounts, this.seal.mark(invitation), this.clock.now());
    if (account === undefined) throw invitationOver();
    const open = { ...account, state: 'active', invitation: null } as const;
    await this.accounts.save(open);
    await this.accounts.setPassword(account.id, passwordHash);
    const told = { from: { state: 'invited' }, to: { state: 'active', username: account.username } };
    await this.audit.note({ thing: 'organizer', recordId: account.id, what: 'accepted', ...told });
    return open;
  }
}
