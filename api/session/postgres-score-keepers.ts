import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Settings } from '../process/settings.ts';
import type { ScoreKeeper } from './score-keeper.ts';
import { scoreKeeperRows } from './score-keeper-row.ts';

/** The people who know the score keepers' password; without one nobody does. */
@Injectable()
export class PostgresScoreKeepers {
  private readonly password: string | undefined;

  constructor(
    private readonly database: Database,
    { scoreKeeperPassword }: Settings,
  ) {
    this.password = scoreKeeperPassword;
  }

  /** Compared in the same time however much of it is right. */
  knowsPassword(given: string): boolean {
    const isSame = timingSafeEqual(digestOf(given), digestOf(this.password ?? ''));
    return isSame && this.password !== undefined;
  }

  async add(name: string): Promise<ScoreKeeper> {
    const { identifiers } = await this.database.manager.insert(scoreKeeperRows, { name });
    return { id: Number(identifiers[0]?.id), name };
  }

  /** Takes a score keeper's right to write away, wherever it is used; whether there was any. */
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
