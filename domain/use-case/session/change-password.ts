import type { Given } from '../../port/ports.ts';
import { noSuchAccount } from '../../session/account.ts';
import { passwordChangedLetter } from './account-letters.ts';

/** Somebody who has shown the password in use takes another one; wherever else they are signed in, that ends. */
export class ChangePassword {
  constructor(private readonly ports: Given<'accounts' | 'revocations'>) {}

  async run(asked: { readonly id: number; readonly passwordHash: string; readonly sessionId: string }): Promise<void> {
    const account = (await this.ports.accounts.held()).find(({ id }) => id === asked.id);
    if (account === undefined) throw noSuchAccount();
    await this.ports.accounts.setPassword(account.id, asked.passwordHash);
    await this.ports.revocations.ofOrganizer(account.id, asked.sessionId);
    await this.ports.outbox.post(passwordChangedLetter(account, this.ports.clock.now()));
    await this.ports.audit.note({ thing: 'organizer', recordId: account.id, what: 'password changed' });
  }
}
