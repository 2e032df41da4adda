import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OneTimeCodes } from '../../domain/port/one-time-codes.ts';
import { SecondFactors } from '../../domain/port/second-factors.ts';
import type { SecondFactor } from '../../domain/rule/access/second-factor.ts';
import { Database } from '../database/database.ts';
import { SessionSecret } from '../process/session-secret.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

type SealedRow = Omit<SecondFactor, 'secret'> & { readonly sealed: string };

/** Stores each secret encrypted, bound to its account, under a key that is not in the database. */
@Injectable()
export class PostgresSecondFactors extends SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly secret: SessionSecret,
    private readonly codes: OneTimeCodes,
  ) {
    super();
  }

  override async of(accountId: number): Promise<SecondFactor | undefined> {
    const [row] = await this.database.query<SealedRow>(
      `select sealed_secret as sealed, last_step as "lastStep", confirmed_at as "confirmedAt"
       from second_factors where account_id = $1 for update`,
      [accountId],
    );
    if (row === undefined) return undefined;
    const { sealed, ...factor } = row;
    return { secret: this.opened(accountId, sealed), ...factor };
  }

  override async keep(accountId: number, { secret, lastStep, confirmedAt }: SecondFactor): Promise<void> {
    await this.database.query(
      `insert into second_factors (account_id, sealed_secret, last_step, confirmed_at) values ($1, $2, $3, $4)
       on conflict (account_id) do update
       set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, confirmed_at = excluded.confirmed_at`,
      [accountId, this.closed(accountId, secret), lastStep, confirmedAt],
    );
  }

  override async remove(accountId: number): Promise<void> {
    await this.database.query('delete from second_factors where account_id = $1', [accountId]);
  }

  override async keepRecoveryCodes(accountId: number, marks: readonly string[]): Promise<void> {
    await this.database.query('delete from recovery_codes where account_id = $1', [accountId]);
    await this.database.query('insert into recovery_codes (account_id, mark) select $1, unnest($2::text[])', [
      accountId,
      marks,
    ]);
  }

  override async useRecoveryCode(accountId: number, mark: string): Promise<boolean> {
    const [used] = await this.database.query<{ used: number }>(
      `with used as (delete from recovery_codes where account_id = $1 and mark = $2 returning 1)
       select count(*)::int as used from used`,
      [accountId, mark],
    );
    return used?.used === 1;
  }

  override async isRequired(): Promise<boolean> {
    const [site] = await this.database.query<{ is: boolean }>('select second_factor_required as is from site_settings');
    return site?.is ?? false;
  }

  override async require(isRequired: boolean): Promise<void> {
    await this.database.query('update site_settings set second_factor_required = $1', [isRequired]);
  }

  private closed(accountId: number, secret: string): string {
    const iv = randomBytes(ivBytes);
    const closing = createCipheriv(cipher, this.keyOf(accountId), iv);
    const closed = Buffer.concat([closing.update(secret, 'utf8'), closing.final()]);
    return Buffer.concat([iv, closing.getAuthTag(), closed]).toString('base64url');
  }

  private opened(accountId: number, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const opening = createDecipheriv(cipher, this.keyOf(accountId), bytes.subarray(0, ivBytes));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
    } catch {
      // Encrypted under another session secret: no code is valid any more until an owner removes the second factor.
      return this.codes.secret();
    }
  }

  private keyOf(accountId: number): Buffer {
    return createHmac('sha256', `second factor ${this.secret.value}`).update(String(accountId)).digest();
  }
}
