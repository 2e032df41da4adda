import type { Given } from '../../port/ports.ts';
import { type Account, invitationOver, invitedBy } from '../../session/account.ts';

/** Accepts an invitation with a password: the account is open, and the link is used up. */
export class AcceptInvitation {
  constructor(private readonly ports: Given<'accounts' | 'seal'>) {}

  async run({
    invitation,
    passwordHash,
  }: {
    readonly invitation: string;
    readonly passwordHash: string;
  }): Promise<Account> {
    const accounts = await this.ports.accounts.lockAll();
    const account = invitedBy(accounts, this.ports.seal.mark(invitation), this.ports.clock.now());
    if (account === undefined) throw invitationOver();
    const open = { ...account, state: 'active', invitation: null } as const;
    await this.ports.accounts.save(open);
    await this.ports.accounts.setPassword(account.id, passwordHash);
    const told = { from: { state: 'invited' }, to: { state: 'active', username: account.username } };
    await this.ports.audit.note({ thing: 'organizer', recordId: account.id, what: 'accepted', ...told });
    return open;
  }
}
