import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import { noSuchAccount } from '../../session/account.ts';
import type { OwnName } from './own-account.ts';

/** An organizer takes another name, which holds at once. */
export class ChangeOwnName {
  constructor(
    private readonly accounts: Accounts,
    private readonly audit: Audit,
  ) {}

  async run({ id, name }: OwnName & { readonly id: number }): Promise<void> {
    const before = (await this.accounts.held()).find((account) => account.id === id);
    if (before === undefined) throw noSuchAccount();
    if (before.name === name) return;
    await this.accounts.save({ ...before, name });
    const told = { from: { name: before.name }, to: { name } };
    await this.audit.note({ thing: 'organizer', recordId: id, what: 'name changed', ...told });
  }
}
