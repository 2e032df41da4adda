import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiKeys, type KeyInUse } from '../../domain/port/api-keys.ts';
import type { ApiKey, NewApiKey, Scope } from '../../domain/rule/api-key/api-key.ts';
import { Database } from '../database/database.ts';

interface UsedRow {
  readonly id: number;
  readonly accountId: number;
  readonly username: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly start: string;
}

@Injectable()
export class PostgresApiKeys extends ApiKeys {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(key: NewApiKey, secret: string): Promise<ApiKey> {
    const [added] = await this.database.query<{ id: number }>(
      `insert into api_keys (account_id, name, scopes, start, secret_hash) values ($1, $2, $3, $4, $5) returning id`,
      [key.accountId, key.name, key.scopes, key.start, hashOf(secret)],
    );
    return { ...key, id: Number(added?.id) };
  }

  override async countOf(accountId: number): Promise<number> {
    await this.database.query('select from admin_users where id = $1 for update', [accountId]);
    const [counted] = await this.database.query<{ keys: number }>(
      'select count(*)::int as keys from api_keys where account_id = $1 and revoked_at is null',
      [accountId],
    );
    return counted?.keys ?? 0;
  }

  /** Finds a key by its secret; the time of its use is recorded once a minute, however many calls there are. */
  override async use(secret: string): Promise<KeyInUse | undefined> {
    const [used] = await this.database.query<UsedRow>(
      `with noted as (
         update api_keys set last_used_at = now()
         where secret_hash = $1 and revoked_at is null
           and (last_used_at is null or last_used_at < now() - interval '1 minute'))
       select key.id, key.account_id as "accountId", account.username, key.name, key.scopes, key.start
       from api_keys key join admin_users account on account.id = key.account_id
       where key.secret_hash = $1 and key.revoked_at is null and account.state = 'active'`,
      [hashOf(secret)],
    );
    if (used === undefined) return undefined;
    const { username, ...key } = used;
    return { key, account: { id: key.accountId, username } };
  }

  override async revoke(id: number, accountId: number | undefined, at: Date): Promise<boolean> {
    const revoked = await this.database.query(
      `with revoked as (update api_keys set revoked_at = $3
         where id = $1 and revoked_at is null and account_id = coalesce($2, account_id) returning id)
       select id from revoked`,
      [id, accountId ?? null, at],
    );
    return revoked.length > 0;
  }

  override async revokeAllOf(accountId: number, at: Date): Promise<void> {
    await this.database.query('update api_keys set revoked_at = $2 where account_id = $1 and revoked_at is null', [
      accountId,
      at,
    ]);
  }
}

/** Returns the plain hash of a secret, which has more than 128 random bits and so resists a search. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
