import { Injectable } from '@nestjs/common';
import type { GrantGiven } from '../access/grants.ts';
import { Database } from '../database/database.ts';

/** Stored answer of a call. */
export interface AnsweredCall {
  readonly bodyHash: string;
  readonly status: number;
  readonly sealedAnswer: Buffer;
}

/** Cached answer: its body, and the grants that its session received. */
export interface StoredAnswer {
  readonly body?: unknown;
  readonly grants: readonly GrantGiven[];
}

const retention = `interval '24 hours'`;

const taking = {
  name: 'call_taken',
  sql: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
  freesNoPlace: true,
} as const;

const finding = {
  name: 'call_answered',
  sql: `select body_hash as "bodyHash", status, sealed_answer as "sealedAnswer" from answered_calls
    where key_hash = $1 and answered_at > now() - ${retention}`,
  freesNoPlace: true,
} as const;

const keeping = {
  name: 'call_kept',
  sql: `insert into answered_calls (key_hash, body_hash, status, sealed_answer) values ($1, $2, $3, $4)
    on conflict (key_hash) do update
    set body_hash = excluded.body_hash, status = excluded.status, sealed_answer = excluded.sealed_answer,
      answered_at = now()`,
  freesNoPlace: true,
} as const;

const forgetting = {
  name: 'calls_forgotten',
  sql: `delete from answered_calls where key_hash = any(array(
    select key_hash from answered_calls where answered_at < now() - ${retention}
    order by answered_at limit 100 for update skip locked))`,
  freesNoPlace: true,
} as const;

/** Stores the calls with an Idempotency-Key for 24 hours, across processes; only within a transaction. */
@Injectable()
export class AnsweredCalls {
  constructor(private readonly database: Database) {}

  /**
   * Locks a call until the transaction ends, and returns whether that succeeded and the stored answer, if any. Both statements share
   * one round trip; the second runs after the lock, and so sees the answer of a previous holder.
   */
  async take(keyHash: string): Promise<{ readonly isTaken: boolean; readonly known: AnsweredCall | undefined }> {
    const [[lock], known] = await Promise.all([
      this.database.ask<{ taken: boolean }>(taking, [keyHash]),
      this.find(keyHash),
    ]);
    return { isTaken: lock?.taken ?? false, known };
  }

  async find(keyHash: string): Promise<AnsweredCall | undefined> {
    const [found] = await this.database.ask<AnsweredCall>(finding, [keyHash]);
    return found;
  }

  /** Stores an answer, and deletes some that are older than a day. */
  async keep(keyHash: string, { bodyHash, status, sealedAnswer }: AnsweredCall): Promise<void> {
    await this.database.send(keeping, [keyHash, bodyHash, status, sealedAnswer]);
    await this.database.send(forgetting);
  }
}
