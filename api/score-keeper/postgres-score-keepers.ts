import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ScoreKeeper } from '../access/score-keeper.ts';
import { Database } from '../database/database.ts';
import { Settings } from '../process/settings.ts';
import { scoreKeeperRows } from './score-keeper-row.ts';

/** Checks the score keepers' password, which nobody knows if none is configured, and stores their sign-ins. */
@Injectable()
export class PostgresScoreKeepers {
  private readonly password: string | undefined;

  constructor(
    private readonly database: Database,
    { scoreKeeperPassword }: Settings,
  ) {
    this.password = scoreKeeperPassword;
  }

  /** Compares the password in constant time. */
  knowsPassword(given: string): boolean {
    const isSame = timingSafeEqual(digestOf(given), digestOf(this.password ?? ''));
    return isSame && this.password !== undefined;
  }

  async add(name: string): Promise<ScoreKeeper> {
    const { identifiers } = await this.database.manager.insert(scoreKeeperRows, { name });
    return { id: Number(identifiers[0]?.id), name };
  }

  /** Signs a score keeper out everywhere; returns whether there was any session. */
  async revoke(id: number): Promise<boolean> {
    const revoked = await this.database.query<{ session_id: string }>(
      `with gone as (delete from grants where kind = 'score-keeper' and subject_id = $1 returning session_id)
       select session_id from gone`,
      [id],
    );
    return revoked.length > 0;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
