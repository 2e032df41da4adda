import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Stopped } from '../../domain/answer/session/stopped.ts';
import {
  type Allowance,
  accountSeconds,
  allowanceSeconds,
  allowances,
  type Counted,
  type Guessable,
  restAfter,
} from '../../domain/session/allowances.ts';
import { callsOfKey } from '../../domain/session/api-key.ts';
import { TooManyCalls } from '../http/too-many-calls.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { giveTriesBack, type Room } from './postgres-tries.ts';
import { SessionPool } from './session-pool.ts';

/** One number that a try is added to: of what is guessed at, for whom it is counted, and who that is. */
export interface Count {
  readonly guessed: Guessable;
  readonly counted: Counted;
  readonly subject: string;
}

/** The subject of what is counted for all addresses together. */
export const everybody = 'everybody';

/** Wrong passwords, missed lookups and unknown codes, counted for all processes together. */
@Injectable()
export class Failures {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly sessions: SessionPool,
    private readonly secret: SessionSecret,
  ) {}

  /** Adds one to each number, or to none: a number that is full refuses, and says when to come back. */
  async take(counts: readonly Count[]): Promise<void> {
    const taken = await Promise.allSettled(
      counts.map((count) => this.limiter(count).consume(this.keyOf(count.subject))),
    );
    const refusals = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (refusals.length === 0) return;
    await this.giveBack(counts.filter((_, place) => taken[place]?.status === 'fulfilled'));
    const isForEverybody = counts.some(
      (one, place) => one.counted === 'everywhere' && taken[place]?.status === 'rejected',
    );
    throw worstOf(refusals, isForEverybody);
  }

  /** What a statement asks of these numbers to see itself that none is full. */
  roomIn(counts: readonly Count[]): Room {
    const limiters = counts.map((count) => this.limiter(count));
    return {
      keys: counts.map(({ subject }, place) => limiters[place]?.getKey(this.keyOf(subject)) ?? ''),
      most: limiters.map(({ points }) => points),
      now: Date.now(),
    };
  }

  /** Takes one off each number again: the try succeeded, or was not made. */
  async giveBack(counts: readonly Count[]): Promise<void> {
    const keys = counts.map((count) => this.limiter(count).getKey(this.keyOf(count.subject)));
    await giveTriesBack(this.sessions.pool, keys);
  }

  /** Takes an account's next try from a strange device; after many wrong ones it rests before each. */
  async takeOf(account: string): Promise<void> {
    const key = this.keyOf(account);
    const { consumedPoints } = await this.account.consume(key);
    const seconds = restAfter(consumedPoints - 1);
    if (seconds === 0) return;
    try {
      await this.rest.consume(key, 1, { customDuration: seconds });
    } catch (reason) {
      await this.account.reward(key);
      throw worstOf([reason]);
    }
  }

  /** Counts a call of a key; one too many in its time is refused. */
  async takeCallOf(keyId: number): Promise<void> {
    const { calls, seconds } = callsOfKey;
    try {
      await this.limiterOf('api-key-calls', calls, seconds).consume(String(keyId));
    } catch (reason) {
      const worst = worstOf([reason]);
      throw worst instanceof TooManyFailures ? new TooManyCalls(worst.retryAfterSeconds, callsOfKey) : worst;
    }
  }

  /** The password was right: the account has not been guessed at, and need not rest. */
  async giveBackTo(account: string): Promise<void> {
    const key = this.keyOf(account);
    await Promise.all([this.account.reward(key), this.rest.delete(key)]);
  }

  /** What nobody may try from a strange device for now, because too much failed from all addresses together. */
  async stopped(): Promise<readonly Stopped[]> {
    const limits: readonly (readonly [string, Allowance])[] = Object.entries(allowances);
    const found = await Promise.all(
      limits.map(async ([kind, { everywhere }]) => {
        const guessed = kind as Guessable;
        const now = await this.limiter({ guessed, counted: 'everywhere' }).get(this.keyOf(everybody));
        const isFull = now !== null && everywhere !== undefined && now.consumedPoints >= everywhere;
        return isFull ? [{ guessed, limit: everywhere, until: new Date(Date.now() + now.msBeforeNext) }] : [];
      }),
    );
    return found.flat();
  }

  private get account(): RateLimiterPostgres {
    return this.limiterOf('account', Number.MAX_SAFE_INTEGER, accountSeconds);
  }

  private get rest(): RateLimiterPostgres {
    return this.limiterOf('account-rest', 1, accountSeconds);
  }

  private limiter({ guessed, counted }: Pick<Count, 'guessed' | 'counted'>): RateLimiterPostgres {
    const allowed: Allowance = allowances[guessed];
    return this.limiterOf(`${guessed}-${counted}`, allowed[counted] ?? 0, allowanceSeconds);
  }

  private limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    const known = this.limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.sessions.pool,
      storeType: 'pool',
      tableName: 'failures',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }

  /** Whoever reads the table learns nobody's name, phone or address. */
  private keyOf(subject: string): string {
    return createHmac('sha256', this.secret.value).update(subject).digest('base64url');
  }
}

/** Of several refusals the one that lasts longest; a failure of the store before all of them. */
function worstOf(refusals: readonly unknown[], isForEverybody = false): unknown {
  const broken = refusals.find((reason) => !(reason instanceof RateLimiterRes));
  if (broken !== undefined) return broken;
  const waits = refusals.map((reason) => (reason instanceof RateLimiterRes ? reason.msBeforeNext : 0));
  return new TooManyFailures(Math.max(1, Math.ceil(Math.max(...waits) / 1000)), isForEverybody);
}
