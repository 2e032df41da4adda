import { Injectable } from '@nestjs/common';
import { Webhooks } from '../../domain/port/webhooks.ts';
import { type DeliveryState, type NewWebhook, testEvent, type Webhook } from '../../domain/rule/webhook/webhook.ts';
import { Database } from '../database/database.ts';

const columns = `id, account_id as "accountId", url, events, failing_since as "failingSince", off_since as "offSince"`;

@Injectable()
export class PostgresWebhooks extends Webhooks {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ accountId, url, events }: NewWebhook): Promise<Webhook> {
    const [added] = await this.database.query<Webhook>(
      `insert into webhooks (account_id, url, events) values ($1, $2, $3) returning ${columns}`,
      [accountId, url, events],
    );
    if (added === undefined) throw new Error('A webhook was added without a number');
    return added;
  }

  override async count(): Promise<number> {
    const [counted] = await this.database.query<{ webhooks: number }>('select count(*)::int as webhooks from webhooks');
    return counted?.webhooks ?? 0;
  }

  override async lock(id: number): Promise<Webhook | undefined> {
    const [found] = await this.database.query<Webhook>(`select ${columns} from webhooks where id = $1 for update`, [
      id,
    ]);
    return found;
  }

  /** Returns the mark from which a webhook's secret is derived. */
  async secretMarkOf(id: number): Promise<string> {
    const [found] = await this.database.query<{ mark: string }>(
      'select secret_mark as mark from webhooks where id = $1',
      [id],
    );
    return found?.mark ?? '';
  }

  override async save({ id, failingSince, offSince }: Webhook): Promise<void> {
    await this.database.query('update webhooks set failing_since = $2, off_since = $3 where id = $1', [
      id,
      failingSince,
      offSince,
    ]);
  }

  override async remove(id: number): Promise<void> {
    await this.database.query(
      `with told as (delete from webhook_deliveries where webhook_id = $1) delete from webhooks where id = $1`,
      [id],
    );
  }

  override async test(id: number): Promise<number> {
    const payload = { type: testEvent, timestamp: new Date().toISOString(), data: { webhookId: id } };
    const [written] = await this.database.query<{ id: number }>(
      'insert into webhook_deliveries (webhook_id, event, payload) values ($1, $2, $3) returning id',
      [id, testEvent, JSON.stringify(payload)],
    );
    return written?.id ?? 0;
  }

  override async stateOf(deliveryId: number): Promise<DeliveryState | undefined> {
    const [found] = await this.database.query<{ state: DeliveryState }>(
      'select state from webhook_deliveries where id = $1 for update',
      [deliveryId],
    );
    return found?.state;
  }

  override async sendAgain(deliveryId: number): Promise<void> {
    await this.database.query(
      `update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now() where id = $1`,
      [deliveryId],
    );
  }
}
