import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { SessionPool } from './session-pool.ts';

/** How many failures are let pass in a quarter of an hour, by what they are counted for. */
const limits = {
  'lookup-phone': 20,
  'lookup-name': 20,
  'lookup-address': 50,
  'code-address': 50,
  'captain-link-address': 30,
  'contact-code': 5,
  'sign-in-name': 10,
  'sign-in-address': 50,
  'keeper-address': 20,
  'team-address': 50,
} as const;

export type FailureKind = keyof typeof limits;

const windowSeconds = 15 * 60;

/**
 * Counts wrong passwords, missed lookups and unknown codes, for all processes together. What succeeds is never
 * counted; asking for a captain's link is, so that a refusal does not tell whose address leads a team.
 */
@Injectable()
export class Failures {
  private readonly limiters: Readonly<Record<FailureKind, RateLimiterPostgres>>;

  constructor(
    { pool }: SessionPool,
    private readonly secret: SessionSecret,
  ) {
    const limiter = (kind: FailureKind) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'failures',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: kind,
        points: limits[kind],
        duration: windowSeconds,
      });
    this.limiters = {
      'lookup-phone': limiter('lookup-phone'),
      'lookup-name': limiter('lookup-name'),
      'lookup-address': limiter('lookup-address'),
      'code-address': limiter('code-address'),
      'captain-link-address': limiter('captain-link-address'),
      'contact-code': limiter('contact-code'),
      'sign-in-name': limiter('sign-in-name'),
      'sign-in-address': limiter('sign-in-address'),
      'keeper-address': limiter('keeper-address'),
      'team-address': limiter('team-address'),
    };
  }

  /** Refuses what has failed too often already. */
  async refuseIfExhausted(kind: FailureKind, subject: string): Promise<void> {
    const found = await this.limiters[kind].get(this.keyOf(subject));
    if (found !== null && found.consumedPoints >= limits[kind]) throw tooManyFailures(found);
  }

  /** Counts a failure; the one that is too many is refused. */
  async count(kind: FailureKind, subject: string): Promise<void> {
    await this.limiters[kind].consume(this.keyOf(subject)).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? tooManyFailures(reason) : reason;
    });
  }

  /** Whoever reads the table learns nobody's name, phone or address. */
  private keyOf(subject: string): string {
    return createHmac('sha256', this.secret.value).update(subject).digest('base64url');
  }
}

function tooManyFailures({ msBeforeNext }: RateLimiterRes): TooManyFailures {
  return new TooManyFailures(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
