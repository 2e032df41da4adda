import type { Given } from '../../port/ports.ts';
import { noSuchAccount, withOwnerKept } from '../../session/account.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Ends an account: its owner is signed out everywhere at once, and its API keys stop working. */
export class EndAccount {
  constructor(private readonly ports: Given<'accounts' | 'revocations' | 'apiKeys'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const accounts = await this.ports.accounts.lockAll();
    const before = accounts.find((one) => one.id === id);
    if (before === undefined || before.state === 'ended') throw noSuchAccount();
    const after = withOwnerKept(accounts, { ...before, state: 'ended', invitation: null });
    await this.ports.accounts.save(after);
    await this.ports.revocations.ofOrganizer(id, null);
    await this.ports.apiKeys.revokeAllOf(id, this.ports.clock.now());
    await this.ports.outbox.post(accountChangedLetter(after, { what: 'end' }, this.ports.clock.now()));
    await this.ports.audit.note({ thing: 'organizer', recordId: id, what: 'ended', from: { state: before.state } });
  }
}
