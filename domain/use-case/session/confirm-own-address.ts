import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import { type Account, addressLinkOver, confirmedBy } from '../../session/account.ts';
import { addressChangedLetter } from './account-letters.ts';
import type { AddressConfirmation } from './own-account.ts';

/** The letter at a new address has been opened: the account is written to there, and the address of before is told. */
export class ConfirmOwnAddress {
  constructor(
    private readonly accounts: Accounts,
    private readonly seal: Seal,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ confirmation }: AddressConfirmation): Promise<Account> {
    const accounts = await this.accounts.held();
    const account = confirmedBy(accounts, this.seal.mark(confirmation), this.clock.now());
    const before = accounts.find(({ id }) => id === account?.id);
    if (account === undefined || before === undefined) throw addressLinkOver();
    await this.accounts.save(account);
    await this.outbox.post(addressChangedLetter(before, account.email, this.clock.now()));
    const told = { from: { email: before.email }, to: { email: account.email } };
    await this.audit.note({ thing: 'organizer', recordId: account.id, what: 'address changed', ...told });
    return account;
  }
}
