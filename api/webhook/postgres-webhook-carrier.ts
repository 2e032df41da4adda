import { pauseAfter } from '../../domain/rule/webhook/webhook.ts';
import type { Database } from '../database/database.ts';
import { claiming } from '../database/statement.ts';
import { Carrier, type Delivery, type Failed, type Failure } from '../process/carrier.ts';
import type { Log } from '../process/log.ts';
import { everySecond } from '../process/recurring-job.ts';
import { reasonOf, type WebPost } from './web-post.ts';
import { secretOf, signedHeaders } from './webhook-signature.ts';

/** Delivery of an event to one webhook. */
interface WebhookDelivery extends Delivery {
  readonly webhookId: number;
  readonly url: string;
  readonly secretMark: string;
  /** Body sent, identical at every attempt. */
  readonly body: string;
}

/** Seconds for which an event being handed over is claimed; after that it counts as lost. */
const handoverSeconds = 60;

/** Maximum number of concurrent deliveries to one webhook, so that one that hangs delays no other. */
const mostOfOne = 10;

/** Claims only the earliest undelivered event of each game, and none for busy webhooks. */
const claim = `${claiming({
  table: 'webhook_deliveries',
  due: `join webhooks webhook on webhook.id = one.webhook_id
    where one.state = 'waiting' and one.next_attempt_at <= now() and webhook.off_since is null
      and one.webhook_id <> all($3::int[]) and (one.game_id is null or not exists (
        select from webhook_deliveries earlier where earlier.state = 'waiting'
          and earlier.webhook_id = one.webhook_id and earlier.game_id = one.game_id and earlier.id < one.id))`,
  order: 'one.id',
})}
  select claimed.id, webhook_id as "webhookId", url, secret_mark as "secretMark", payload::text as body, attempts
  from claimed join webhooks on webhooks.id = webhook_id order by claimed.id`;

const rules = {
  failed: 'Webhooks could not be told',
  notTaken: 'An event was not taken',
  pace: everySecond,
  concurrency: 40,
  batch: 10,
  leastRoom: 1,
  pauseAfter,
};

/** Who sends events: the secret that signs them, and the name under which receivers see the sender. */
interface WebhookSender {
  readonly sessionSecret: string;
  readonly name: string;
}

/** Delivers events to other sites, and repeats until they accept them. */
export class WebhookCarrier extends Carrier<WebhookDelivery> {
  constructor(
    private readonly database: Database,
    private readonly post: WebPost,
    private readonly sender: WebhookSender,
    private readonly noteFailure: (failure: { readonly id: number; readonly reason: string }) => Promise<unknown>,
    log: Log,
  ) {
    super(rules, log);
  }

  protected override claim(most: number, underway: readonly WebhookDelivery[]): Promise<readonly WebhookDelivery[]> {
    const ids = underway.map(({ webhookId }) => webhookId);
    const busy = [...new Set(ids)].filter((id) => ids.filter((other) => other === id).length >= mostOfOne);
    return this.database.query<WebhookDelivery>(claim, [most, handoverSeconds, busy]);
  }

  protected override async keepSent({ id, webhookId }: WebhookDelivery): Promise<void> {
    await this.database.query(
      `with sent as (update webhook_deliveries set state = 'sent', sent_at = now(), last_error = null where id = $1)
       update webhooks set failing_since = null where id = $2 and failing_since is not null`,
      [id, webhookId],
    );
  }

  protected override async keepFailed({ id, webhookId }: WebhookDelivery, { reason, pause }: Failed): Promise<void> {
    await this.database.query(
      `update webhook_deliveries set state = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4)
       where id = $1`,
      [id, pause === undefined ? 'dead' : 'waiting', reason.slice(0, 300), pause ?? 0],
    );
    await this.noteFailure({ id: webhookId, reason });
  }

  protected override async send({ id, url, body, secretMark }: WebhookDelivery): Promise<Failure | undefined> {
    const secret = secretOf(this.sender.sessionSecret, secretMark);
    const signed = signedHeaders(secret, { id: `msg_${id}`, body, at: new Date() });
    const about = { 'content-type': 'application/json', 'user-agent': this.sender.name };
    const status = await this.post(url, body, { ...about, ...signed }).catch(reasonOf);
    if (typeof status === 'string') return { reason: status };
    return status >= 200 && status < 300 ? undefined : { reason: `It answered ${status}` };
  }
}
