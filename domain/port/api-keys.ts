import type { ApiKey, NewApiKey } from '../rule/api-key/api-key.ts';
import type { Account } from '../rule/organizer/account.ts';

/** Keys of the API. Only their holders know the keys themselves; no secret is stored. */
export abstract class ApiKeys {
  abstract add(key: NewApiKey, secret: string): Promise<ApiKey>;
  /** Counts the keys of an account that are in use, and locks it against new keys until the transaction ends. */
  abstract countOf(accountId: number): Promise<number>;
  /** Returns the key with this secret and its organizer's account, if that has not ended, and marks the key as used. */
  abstract use(secret: string): Promise<KeyInUse | undefined>;
  /** Revokes a key, of any account or of this one only. Returns whether there was such a key. */
  abstract revoke(id: number, accountId: number | undefined, at: Date): Promise<boolean>;
  /** Revokes all keys of an account. */
  abstract revokeAllOf(accountId: number, at: Date): Promise<void>;
}

export interface KeyInUse {
  readonly key: ApiKey;
  readonly account: Pick<Account, 'id' | 'username'>;
}
