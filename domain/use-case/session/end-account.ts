import type { Accounts } from '../../port/accounts.ts';
import type { ApiKeys } from '../../port/api-keys.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Revocations } from '../../port/revocations.ts';
import { noSuchAccount, withOwnerKept } from '../../session/account.ts';
import { accountEndedLetter } from './account-letters.ts';

/** An owner ends an account: whoever has it is signed out everywhere at once, and no key of it opens anything. */
export class EndAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly revocations: Revocations,
    private readonly keys: ApiKeys,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const accounts = await this.accounts.held();
    const before = accounts.find((one) => one.id === id);
    if (before === undefined || before.state === 'ended') throw noSuchAccount();
    const after = withOwnerKept(accounts, { ...before, state: 'ended', invitation: null, addressChange: null });
    await this.accounts.save(after);
    await this.revocations.ofOrganizer(id, null);
    await this.keys.revokeAllOf(id, this.clock.now());
    await this.outbox.post(accountEndedLetter(after, this.clock.now()));
    await this.audit.note({ thing: 'organizer', recordId: id, what: 'ended', from: { state: before.state } });
  }
}
