import { Injectable } from '@nestjs/common';
import { mostFailures, type PushAddress } from '../../domain/follower/follower.ts';
import { Database } from '../database/database.ts';

/** A message on its way to one browser. */
export interface PushDelivery extends PushAddress {
  readonly id: number;
  readonly followerId: number;
  /** A later message has a higher number. */
  readonly messageId: number;
  readonly payload: object;
  readonly topic: string;
  /** How long the push service may keep it for a browser that is off, in seconds. */
  readonly ttl: number;
  readonly attempts: number;
}

/** What became of some of them. */
export interface PushOutcome {
  readonly taken: readonly PushDelivery[];
  /** Browsers that listen no more, by their endpoints. */
  readonly gone: readonly string[];
}

/** While a message is handed over nobody else takes it; after so many seconds it is taken to be lost. */
const handoverSeconds = 60;

/** The messages that can be delivered now. */
@Injectable()
export class PostgresPushDeliveries {
  constructor(private readonly database: Database) {}

  /** Takes so many, those first that never failed: who cannot be reached delays nobody. */
  claim(most: number): Promise<readonly PushDelivery[]> {
    return this.database.query<PushDelivery>(
      `with due as (
         select one.id from push_deliveries one where one.next_attempt_at <= now()
         order by one.attempts, one.id limit $1 for update skip locked),
       taken as (
         update push_deliveries set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
         from due where push_deliveries.id = due.id
         returning push_deliveries.id, message_id, follower_id, attempts)
       select taken.id, follower_id as "followerId", message_id as "messageId", endpoint, p256dh, auth, payload, topic,
         greatest(0, extract(epoch from ends_at - now()))::int as ttl, attempts
       from taken join push_messages message on message.id = message_id join followers on followers.id = follower_id
       order by taken.id`,
      [most, handoverSeconds],
    );
  }

  /** Those that were taken are done; browsers that are gone are forgotten with every team they followed. */
  async keep({ taken, gone }: PushOutcome): Promise<void> {
    if (taken.length > 0)
      await this.database.query(done, [taken.map(({ id }) => id), taken.map(({ followerId }) => followerId)]);
    if (gone.length > 0) await this.database.query('delete from followers where endpoint = any($1)', [gone]);
  }

  /** Keeps one for another attempt after so many seconds, or gives it up; whoever fails for long is forgotten. */
  async keepFailed({ id, followerId }: PushDelivery, pause: number | undefined): Promise<void> {
    await this.database.query(
      pause === undefined
        ? 'delete from push_deliveries where id = $1'
        : `update push_deliveries set next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
      pause === undefined ? [id] : [id, pause],
    );
    await this.database.query(
      `with failing as (update followers set failures = failures + 1 where id = $1 returning id, failures)
       delete from followers using failing where followers.id = failing.id and failing.failures >= $2`,
      [followerId, mostFailures],
    );
  }

  /** What has lost its worth is not delivered any more. */
  async dropEnded(): Promise<void> {
    await this.database.query('delete from push_messages where ends_at < now()');
  }
}

const done = `with done as (delete from push_deliveries where id = any($1))
  update followers set failures = 0 where id = any($2) and failures > 0`;
