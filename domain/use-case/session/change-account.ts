import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import {
  type Account,
  foldedAddress,
  isAddressOfAnother,
  noSuchAccount,
  withOwnerKept,
} from '../../session/account.ts';
import type { AccountChange } from './account-form.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Changes somebody's role and address from the next call on. */
export class ChangeAccount {
  constructor(private readonly ports: Given<'accounts'>) {}

  async run({ id, role, email }: AccountChange & { readonly id: number }): Promise<void> {
    const accounts = await this.ports.accounts.lockAll();
    const before = accounts.find((one) => one.id === id);
    if (before === undefined || before.state === 'ended') throw noSuchAccount();
    if (email !== undefined && isAddressOfAnother(accounts, id, email))
      throw new AnswersRefused({ email: 'This address has an account' });
    const moved = email === undefined ? before : await this.move(before, email);
    if (role === undefined || role === before.role) return;
    const after = withOwnerKept(accounts, { ...moved, role });
    await this.ports.accounts.save(after);
    await this.ports.outbox.post(
      accountChangedLetter(after, { what: 'role', before: before.role }, this.ports.clock.now()),
    );
    const told = { from: { role: before.role }, to: { role } };
    await this.ports.audit.note({ thing: 'organizer', recordId: id, what: 'role changed', ...told });
  }

  /** Changes the address. An invitation that went to the earlier one opens nothing any more; the user name of an invited account follows. */
  private async move(before: Account, email: string): Promise<Account> {
    if (foldedAddress(before.email) === email) return before;
    const after = { ...before, email, ...(before.state === 'invited' && { username: email, invitation: null }) };
    await this.ports.accounts.save(after);
    await this.ports.outbox.post(accountChangedLetter(before, { what: 'address', email }, this.ports.clock.now()));
    const told = { from: { email: before.email }, to: { email } };
    await this.ports.audit.note({ thing: 'organizer', recordId: before.id, what: 'address changed', ...told });
    return after;
  }
}
