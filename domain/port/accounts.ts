import type { Account, NewAccount } from '../rule/organizer/account.ts';

/** Accounts of the organizers. */
export abstract class Accounts {
  /** Returns all accounts in the order of their creation, and locks them against changes and additions until the transaction ends. */
  abstract lockAll(): Promise<readonly Account[]>;
  /** Returns the active accounts of owners, and the active account with the given number. */
  abstract owners(alsoId: number | null): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]>;
  abstract add(account: NewAccount): Promise<Account>;
  abstract save(account: Account): Promise<void>;
  /** Stores a password hash. The hash is computed beforehand: that takes long, and locks held meanwhile keep others waiting. */
  abstract setPassword(id: number, passwordHash: string): Promise<void>;
}
