import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { WebhookCarrier } from '../../api/webhook/postgres-webhook-carrier.ts';
import { webPost } from '../../api/webhook/web-post.ts';
import { secretOf } from '../../api/webhook/webhook-signature.ts';
import type { WebhookEvent } from '../../domain/rule/webhook/webhook.ts';
import { testCredentials } from '../harness/product.mjs';
import type { Receiver } from '../harness/receiver.ts';
import type { App } from './app.ts';

const sessionSecret = testCredentials.SESSION_SECRET;

/** A carrier that may bring events to this machine too, which the product's own never does. */
export async function carrierTo({ ca }: Receiver, url: string, noteFailure = async () => {}) {
  const source = await databaseAt(url).initialize();
  const post = webPost(() => true, { ca });
  const sender = { sessionSecret, name: 'GoldenGoal/1.0.0 (+https://goldengoal.example)' };
  const log = pino({ level: 'silent' });
  const carrier = new WebhookCarrier(new Database(source), post, sender, noteFailure, log);
  return { carrier, close: () => source.destroy() };
}

/** A webhook to this machine, as no organizer can add one. */
export async function webhookTo(
  { database }: Pick<App, 'database'>,
  { url }: Pick<Receiver, 'url'>,
  events: readonly WebhookEvent[],
): Promise<{ readonly id: number; readonly secret: string }> {
  const [row] = await database.query<{ id: number; mark: string }>(
    `insert into webhooks (account_id, url, events) select id, $1, $2 from admin_users order by id limit 1
     returning id, secret_mark as mark`,
    [url, events],
  );
  if (row === undefined) throw new Error('No organizer is on file');
  return { id: row.id, secret: secretOf(sessionSecret, row.mark) };
}
