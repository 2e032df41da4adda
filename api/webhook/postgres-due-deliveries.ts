import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** An event on its way to one address. */
export interface DueDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly url: string;
  readonly secretMark: string;
  /** What is sent, letter by letter the same at every attempt. */
  readonly body: string;
  readonly attempts: number;
}

/** While an event is handed over nobody else takes it; after so many seconds it is taken to be lost. */
export const handoverSeconds = 60;

/** The events that can be sent now. */
@Injectable()
export class DueDeliveries {
  constructor(private readonly database: Database) {}

  /** Takes so many; of one game only the earliest that was not taken yet, and none for these webhooks. */
  async claim(most: number, sparedWebhooks: readonly number[]): Promise<readonly DueDelivery[]> {
    return this.database.query<DueDelivery>(
      `with due as (
         select one.id from webhook_deliveries one join webhooks webhook on webhook.id = one.webhook_id
         where one.state = 'waiting' and one.next_attempt_at <= now() and webhook.off_since is null
           and one.webhook_id <> all($2::int[]) and (one.game_id is null or not exists (
             select from webhook_deliveries earlier where earlier.state = 'waiting'
               and earlier.webhook_id = one.webhook_id and earlier.game_id = one.game_id and earlier.id < one.id))
         order by one.id limit $1 for update of one skip locked),
       taken as (
         update webhook_deliveries set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $3)
         from due where webhook_deliveries.id = due.id
         returning webhook_deliveries.id, webhook_id, payload, attempts)
       select taken.id, webhook_id as "webhookId", url, secret_mark as "secretMark", payload::text as body, attempts
       from taken join webhooks on webhooks.id = webhook_id order by taken.id`,
      [most, sparedWebhooks, handoverSeconds],
    );
  }

  /** From what a webhook's secret is drawn. */
  async secretMarkOf(webhookId: number): Promise<string> {
    const [found] = await this.database.query<{ mark: string }>(
      'select secret_mark as mark from webhooks where id = $1',
      [webhookId],
    );
    return found?.mark ?? '';
  }

  async keepSent({ id, webhookId }: DueDelivery): Promise<void> {
    await this.database.query(
      `with sent as (update webhook_deliveries set state = 'sent', sent_at = now(), last_error = null where id = $1)
       update webhooks set failing_since = null where id = $2 and failing_since is not null`,
      [id, webhookId],
    );
  }

  /** Keeps it for another attempt after so many seconds; given up where there is none. */
  async keepFailed({ id }: DueDelivery, reason: string, pause: number | undefined): Promise<void> {
    await this.database.query(
      `update webhook_deliveries set state = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4)
       where id = $1`,
      [id, pause === undefined ? 'dead' : 'waiting', reason.slice(0, 300), pause ?? 0],
    );
  }
}
