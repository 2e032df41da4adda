import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuessingBlock } from '../../domain/answer/access/guessing-block.ts';
import {
  type Allowance,
  allowanceSeconds,
  allowances,
  type Counted,
  codesADay,
  daySeconds,
  type Guessable,
  restAfter,
  spareTries,
} from '../../domain/rule/access/allowances.ts';
import { callsOfKey } from '../../domain/rule/api-key/api-key.ts';
import { TooManyCalls } from '../http/too-many-calls.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionPool } from '../process/session-pool.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { giveTriesBack, type Room } from './postgres-tries.ts';

/** Counter of attempts: the thing guessed at, the kind of subject, and the subject. */
export interface Count {
  readonly guessed: Guessable;
  readonly counted: Counted;
  readonly subject: string;
}

/** Subject of counters for all addresses together. */
export const everybody = 'everybody';

/** Counts wrong passwords, missed lookups and unknown codes, for all processes together. */
@Injectable()
export class Failures {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly sessions: SessionPool,
    private readonly secret: SessionSecret,
  ) {}

  /** Increases all counters, or none: a full counter refuses with the time to wait. */
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

  /** Returns the parameters by which a statement checks itself that no counter is full. */
  roomIn(counts: readonly Count[]): Room {
    const limiters = counts.map((count) => this.limiter(count));
    return {
      keys: counts.map(({ subject }, place) => limiters[place]?.getKey(this.keyOf(subject)) ?? ''),
      most: limiters.map(({ points }) => points),
      now: Date.now(),
    };
  }

  /** Decreases the counters again after a success, or if the attempt was not made. */
  async giveBack(counts: readonly Count[]): Promise<void> {
    const keys = counts.map((count) => this.limiter(count).getKey(this.keyOf(count.subject)));
    await giveTriesBack(this.sessions.pool, keys);
  }

  /** Takes an account's next attempt from an unknown device; after many failures each one has to wait. */
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

  /** Counts a code for a player to a strange device, against those of its address first. */
  async takeCodeFor(player: string, network: string): Promise<void> {
    const { address, everywhere } = codesADay;
    await this.takeOfDay('codes-address', address, `${player} ${network}`);
    await this.takeOfDay('codes-everywhere', everywhere, player);
  }

  private async takeOfDay(prefix: string, most: number, subject: string): Promise<void> {
    await this.limiterOf(prefix, most, daySeconds)
      .consume(this.keyOf(subject))
      .catch((reason: unknown) => {
        throw worstOf([reason]);
      });
  }

  /** Counts a call of an API key; refuses more than the limit. */
  async takeCallOf(keyId: number): Promise<void> {
    const { calls, seconds } = callsOfKey;
    try {
      await this.limiterOf('api-key-calls', calls, seconds).consume(String(keyId));
    } catch (reason) {
      const worst = worstOf([reason]);
      throw worst instanceof TooManyFailures ? new TooManyCalls(worst.retryAfterSeconds, callsOfKey) : worst;
    }
  }

  /** Resets an account's waiting time after a correct password. */
  async giveBackTo(account: string): Promise<void> {
    const key = this.keyOf(account);
    await Promise.all([this.account.reward(key), this.rest.delete(key)]);
  }

  /** Lists what no unknown device may try for now, because too many attempts failed from all addresses together. */
  async stopped(): Promise<readonly GuessingBlock[]> {
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
    return this.limiterOf('account', Number.MAX_SAFE_INTEGER, daySeconds);
  }

  private get rest(): RateLimiterPostgres {
    return this.limiterOf('account-rest', 1, daySeconds);
  }

  private limiter({ guessed, counted }: Pick<Count, 'guessed' | 'counted'>): RateLimiterPostgres {
    const allowed: Allowance = allowances[guessed];
    return this.limiterOf(
      `${guessed}-${counted}`,
      counted === 'spare' ? spareTries : (allowed[counted] ?? 0),
      allowanceSeconds,
    );
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

  /** Returns the keyed hash of a subject, so that the table reveals no name, phone or address. */
  private keyOf(subject: string): string {
    return createHmac('sha256', this.secret.value).update(subject).digest('base64url');
  }
}

/** Returns the refusal with the longest wait; an error of the store comes first. */
function worstOf(refusals: readonly unknown[], isForEverybody = false): unknown {
  const broken = refusals.find((reason) => !(reason instanceof RateLimiterRes));
  if (broken !== undefined) return broken;
  const waits = refusals.map((reason) => (reason instanceof RateLimiterRes ? reason.msBeforeNext : 0));
  return new TooManyFailures(Math.max(1, Math.ceil(Math.max(...waits) / 1000)), isForEverybody);
}
