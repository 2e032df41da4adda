import type { Given } from '../../port/ports.ts';
import { noSuchAccount } from '../../session/account.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Sets a new password for somebody who has proved the present one, and signs them out everywhere else. */
export class ChangePassword {
  constructor(private readonly ports: Given<'accounts' | 'revocations'>) {}

  async run(asked: { readonly id: number; readonly passwordHash: string; readonly sessionId: string }): Promise<void> {
    const account = (await this.ports.accounts.lockAll()).find(({ id }) => id === asked.id);
    if (account === undefined) throw noSuchAccount();
    await this.ports.accounts.setPassword(account.id, asked.passwordHash);
    await this.ports.revocations.ofOrganizer(account.id, asked.sessionId);
    await this.ports.outbox.post(accountChangedLetter(account, { what: 'password' }, this.ports.clock.now()));
    await this.ports.audit.note({ thing: 'organizer', recordId: account.id, what: 'password changed' });
  }
}
