import type { Account } from '../session/account.ts';
import type { ApiKey, NewApiKey } from '../session/api-key.ts';

/** The keys of the API. A key itself is known to whoever has it, and kept nowhere. */
export abstract class ApiKeys {
  abstract add(key: NewApiKey, secret: string): Promise<ApiKey>;
  /** How many keys of an account are in use; nobody else makes one for it until the transaction ends. */
  abstract countOf(accountId: number): Promise<number>;
  /** The key that opens with this secret, and its organizer's account, which has not ended; noted as used. */
  abstract use(secret: string): Promise<KeyInUse | undefined>;
  /** Takes a key back, of anybody or of this account alone; whether it was there to be taken. */
  abstract revoke(id: number, accountId: number | undefined, at: Date): Promise<boolean>;
  /** Takes all keys of an account back. */
  abstract revokeAllOf(accountId: number, at: Date): Promise<void>;
}

export interface KeyInUse {
  readonly key: ApiKey;
  readonly account: Pick<Account, 'id' | 'username'>;
}
