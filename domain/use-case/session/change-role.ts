import type { Given } from '../../port/ports.ts';
import { noSuchAccount, withOwnerKept } from '../../session/account.ts';
import type { Role } from '../../session/role.ts';
import { roleChangedLetter } from './account-letters.ts';

/** Changes somebody's role from the next call on. */
export class ChangeRole {
  constructor(private readonly ports: Given<'accounts'>) {}

  async run({ id, role }: { readonly id: number; readonly role: Role }): Promise<void> {
    const accounts = await this.ports.accounts.lockAll();
    const before = accounts.find((one) => one.id === id);
    if (before === undefined || before.state === 'ended') throw noSuchAccount();
    if (before.role === role) return;
    const after = withOwnerKept(accounts, { ...before, role });
    await this.ports.accounts.save(after);
    await this.ports.outbox.post(roleChangedLetter(after, before.role, this.ports.clock.now()));
    const told = { from: { role: before.role }, to: { role } };
    await this.ports.audit.note({ thing: 'organizer', recordId: id, what: 'role changed', ...told });
  }
}
