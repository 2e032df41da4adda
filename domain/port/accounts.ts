import type { Account, NewAccount } from '../session/account.ts';

/** The organizers' accounts. */
export abstract class Accounts {
  /** All of them in the order of their making; nobody else changes or adds one until the transaction ends. */
  abstract held(): Promise<readonly Account[]>;
  abstract add(account: NewAccount): Promise<Account>;
  abstract save(account: Account): Promise<void>;
  /** The hash was made before: it takes long, and whatever is held meanwhile keeps others waiting. */
  abstract setPassword(id: number, passwordHash: string): Promise<void>;
}
