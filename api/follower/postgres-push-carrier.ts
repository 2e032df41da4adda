import { Injectable } from '@nestjs/common';
import { meaningOf, mostFailures, pauseBefore } from '../../domain/rule/follower/follower.ts';
import { Database } from '../database/database.ts';
import { claiming } from '../database/statement.ts';
import { Carrier, type Failed, type Failure } from '../process/carrier.ts';
import { Log } from '../process/log.ts';
import { everySecond } from '../process/recurring-job.ts';
import { reasonOf } from '../webhook/web-post.ts';
import { pushQueued } from './postgres-followers.ts';
import { type PushDelivery, type PushLetter, PushLetters } from './push-letter.ts';
import { PushServices } from './push-services.ts';

/** Seconds for which a message being handed over is claimed; after that it counts as lost. */
const handoverSeconds = 60;

/** Claims never-failed messages first, so that an unreachable browser delays nobody. */
const claim = `${claiming({
  table: 'push_deliveries',
  due: `where one.next_attempt_at <= now()
    and exists (select from push_messages message where message.id = one.message_id and message.ends_at >= now())`,
  order: 'one.attempts, one.id',
})}
  select claimed.id, follower_id as "followerId", message_id as "messageId", endpoint, p256dh, auth, payload, topic,
    greatest(0, extract(epoch from ends_at - now()))::int as ttl, attempts
  from claimed join push_messages message on message.id = message_id join followers on followers.id = follower_id
  order by claimed.id`;

const done = `with done as (delete from push_deliveries where id = any($1))
  update followers set failures = 0 where id = any($2) and failures > 0`;

const rules = {
  failed: 'Followers could not be told',
  notTaken: 'A follower was not reached',
  pace: everySecond,
  soonAfter: pushQueued,
  concurrency: 200,
  batch: 100,
  leastRoom: 100,
  pauseAfter: pauseBefore,
};

/** Delivers messages to the browsers' push services; outcomes of accepted ones are written in batches. */
@Injectable()
export class PushCarrier extends Carrier<PushDelivery> {
  private taken: PushDelivery[] = [];
  /** Endpoints of browsers that no longer listen. */
  private gone: string[] = [];

  constructor(
    private readonly database: Database,
    private readonly letters: PushLetters,
    private readonly services: PushServices,
    log: Log,
  ) {
    super(rules, log, database.news);
  }

  override async run(): Promise<void> {
    await super.run();
    await this.keepOutcome();
  }

  protected override async claim(most: number): Promise<readonly PushDelivery[]> {
    await this.keepOutcome();
    return this.database.query<PushDelivery>(claim, [most, handoverSeconds]);
  }

  protected override async keepSent(delivery: PushDelivery): Promise<void> {
    this.taken.push(delivery);
  }

  /** Schedules another attempt after a pause, or gives the message up; a browser that fails for long is forgotten. */
  protected override async keepFailed({ id, followerId }: PushDelivery, { pause }: Failed): Promise<void> {
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

  protected override async send(delivery: PushDelivery): Promise<Failure | undefined> {
    const post = ({ body, headers }: PushLetter) => this.services.post(delivery.endpoint, body, headers);
    const status = await this.letters.to(delivery).then(post).catch(reasonOf);
    const meaning = typeof status === 'number' ? meaningOf(status) : 'later';
    if (meaning === 'later') return { reason: String(status) };
    if (meaning === 'gone') this.gone.push(delivery.endpoint);
    return undefined;
  }

  /** Deletes accepted deliveries, and forgets unsubscribed browsers with every team they followed. */
  private async keepOutcome(): Promise<void> {
    const { taken, gone } = this;
    [this.taken, this.gone] = [[], []];
    if (taken.length > 0)
      await this.database.query(done, [taken.map(({ id }) => id), taken.map(({ followerId }) => followerId)]);
    if (gone.length > 0) await this.database.query('delete from followers where endpoint = any($1)', [gone]);
  }
}
