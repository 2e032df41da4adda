import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Revocations } from '../../port/revocations.ts';
import { noSuchAccount } from '../../session/account.ts';
import { passwordChangedLetter } from './account-letters.ts';

/** Somebody who has shown the password in use takes another one; wherever else they are signed in, that ends. */
export class ChangePassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly revocations: Revocations,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run(asked: { readonly id: number; readonly passwordHash: string; readonly sessionId: string }): Promise<void> {
    const account = (await this.accounts.held()).find(({ id }) => id === asked.id);
    if (account === undefined) throw noSuchAccount();
    await this.accounts.setPassword(account.id, asked.passwordHash);
    await this.revocations.ofOrganizer(account.id, asked.sessionId);
    await this.outbox.post(passwordChangedLetter(account, this.clock.now()));
    await this.audit.note({ thing: 'organizer', recordId: account.id, what: 'password changed' });
  }
}
