import type { Accounts } from '../../domain/port/accounts.ts';
import { ApiKeys, type KeyInUse } from '../../domain/port/api-keys.ts';
import type { ApiKey, NewApiKey } from '../../domain/session/api-key.ts';

/** Keys of the API for as long as a test lasts. */
export class InMemoryApiKeys extends ApiKeys {
  private keys: readonly (ApiKey & { readonly secret: string; readonly isRevoked: boolean })[] = [];

  constructor(private readonly accounts: Accounts) {
    super();
  }

  override async add(key: NewApiKey, secret: string): Promise<ApiKey> {
    const added = { ...key, id: this.keys.length + 1 };
    this.keys = [...this.keys, { ...added, secret, isRevoked: false }];
    return added;
  }

  override async countOf(accountId: number): Promise<number> {
    return this.keys.filter((key) => key.accountId === accountId && !key.isRevoked).length;
  }

  override async use(shown: string): Promise<KeyInUse | undefined> {
    const found = this.keys.find((key) => key.secret === shown && !key.isRevoked);
    const account = (await this.accounts.held()).find(({ id, state }) => id === found?.accountId && state === 'active');
    if (found === undefined || account === undefined) return undefined;
    const { secret: _s, isRevoked: _r, ...key } = found;
    return { key, account: { id: account.id, username: account.username } };
  }

  override async revoke(id: number, accountId: number | undefined): Promise<boolean> {
    return this.end((key) => key.id === id && (accountId === undefined || key.accountId === accountId));
  }

  override async revokeAllOf(accountId: number): Promise<void> {
    this.end((key) => key.accountId === accountId);
  }

  private end(isMeant: (key: ApiKey) => boolean): boolean {
    const isThere = this.keys.some((key) => isMeant(key) && !key.isRevoked);
    this.keys = this.keys.map((key) => (isMeant(key) ? { ...key, isRevoked: true } : key));
    return isThere;
  }
}
