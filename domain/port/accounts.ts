import type { Account, NewAccount } from '../session/account.ts';

/** The organizers' accounts. */
export abstract class Accounts {
  /** All of them in the order of their making; nobody else changes or adds one until the transaction ends. */
  abstract held(): Promise<readonly Account[]>;
  abstract add(account: NewAccount): Promise<Account>;
  abstract save(account: Account): Promise<void>;
  /** Only a hash of it is kept. */
  abstract setPassword(id: number, password: string): Promise<void>;
}
