import { Accounts } from '../../domain/port/accounts.ts';
import type { Account, NewAccount } from '../../domain/rule/organizer/account.ts';

/** Accounts for as long as a test lasts. */
export class InMemoryAccounts extends Accounts {
  private accounts: readonly Account[] = [];
  readonly passwordHashes = new Map<number, string>();

  override async lockAll(): Promise<readonly Account[]> {
    return this.accounts;
  }

  override async owners(alsoId: number | null): Promise<readonly Account[]> {
    return this.accounts.filter(({ id, role, state }) => state === 'active' && (role === 'owner' || id === alsoId));
  }

  override async add(account: NewAccount): Promise<Account> {
    const added = { id: this.accounts.length + 1, ...account };
    this.accounts = [...this.accounts, added];
    return added;
  }

  override async save(changed: Account): Promise<void> {
    this.accounts = this.accounts.map((account) => (account.id === changed.id ? changed : account));
  }

  override async setPassword(id: number, passwordHash: string): Promise<void> {
    this.passwordHashes.set(id, passwordHash);
  }
}
