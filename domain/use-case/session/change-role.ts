import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import { noSuchAccount, withOwnerKept } from '../../session/account.ts';
import type { Role } from '../../session/role.ts';
import { roleChangedLetter } from './account-letters.ts';

/** An owner gives somebody another role, which holds from the next call on. */
export class ChangeRole {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ id, role }: { readonly id: number; readonly role: Role }): Promise<void> {
    const accounts = await this.accounts.held();
    const before = accounts.find((one) => one.id === id);
    if (before === undefined || before.state === 'ended') throw noSuchAccount();
    if (before.role === role) return;
    const after = withOwnerKept(accounts, { ...before, role });
    await this.accounts.save(after);
    await this.outbox.post(roleChangedLetter(after, before.role, this.clock.now()));
    const told = { from: { role: before.role }, to: { role } };
    await this.audit.note({ thing: 'organizer', recordId: id, what: 'role changed', ...told });
  }
}
