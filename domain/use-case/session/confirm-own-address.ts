import type { Given } from '../../port/ports.ts';
import { type Account, addressLinkOver, confirmedBy } from '../../session/account.ts';
import { addressChangedLetter } from './account-letters.ts';
import type { AddressConfirmation } from './own-account.ts';

/** Confirms a new address by the link of its letter: the account uses it from now on, and the earlier address is notified. */
export class ConfirmOwnAddress {
  constructor(private readonly ports: Given<'accounts' | 'seal'>) {}

  async run({ confirmation }: AddressConfirmation): Promise<Account> {
    const accounts = await this.ports.accounts.lockAll();
    const account = confirmedBy(accounts, this.ports.seal.mark(confirmation), this.ports.clock.now());
    const before = accounts.find(({ id }) => id === account?.id);
    if (account === undefined || before === undefined) throw addressLinkOver();
    await this.ports.accounts.save(account);
    await this.ports.outbox.post(addressChangedLetter(before, account.email, this.ports.clock.now()));
    const told = { from: { email: before.email }, to: { email: account.email } };
    await this.ports.audit.note({ thing: 'organizer', recordId: account.id, what: 'address changed', ...told });
    return account;
  }
}
