import type { ListedDelivery, ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** List of webhooks; it does not contain their signing secrets. */
export const webhookList: Listing<ListedWebhook> = {
  resource: 'webhooks',
  countsAs: 'change',
  table: `(select one.id, one.url, one.events, one.made_at, one.failing_since, one.off_since, account.name as organizer,
      (select count(*)::int from webhook_deliveries where webhook_id = one.id and state = 'waiting') as waiting,
      (select max(sent_at) from webhook_deliveries where webhook_id = one.id) as last_sent_at
    from webhooks one join admin_users account on account.id = one.account_id)`,
  alias: 'webhook',
  columns: [
    'webhook.id',
    'webhook.url',
    'webhook.events',
    'webhook.organizer',
    'webhook.made_at as "madeAt"',
    'webhook.failing_since as "failingSince"',
    'webhook.off_since as "offSince"',
    'webhook.waiting',
    'webhook.last_sent_at as "lastSentAt"',
  ],
  sorts: { id: 'webhook.id', url: 'lower(webhook.url)' },
  usual: ['id', 'DESC'],
  filters: { id: numbered('webhook.id'), q: searched(`lower(concat_ws(' ', webhook.url, webhook.organizer))`) },
};

export const deliveryStates = ['waiting', 'sent', 'dead'] as const;

/** List of delivered events with their attempts. */
export const deliveryList: Listing<ListedDelivery> = {
  resource: 'webhook-deliveries',
  countsAs: 'change',
  table: `(select one.*, webhook.url from webhook_deliveries one join webhooks webhook on webhook.id = one.webhook_id)`,
  alias: 'delivery',
  columns: [
    'delivery.id',
    'delivery.webhook_id as "webhookId"',
    'delivery.url',
    'delivery.event',
    'delivery.state',
    'delivery.attempts',
    'delivery.next_attempt_at as "nextAttemptAt"',
    'delivery.last_error as "lastError"',
    'delivery.created_at as "createdAt"',
    'delivery.sent_at as "sentAt"',
  ],
  moreOfOne: ['delivery.payload'],
  sorts: { id: 'delivery.id', state: 'delivery.state', event: 'delivery.event' },
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('delivery.id'),
    webhookId: numbered('delivery.webhook_id'),
    state: oneOf('delivery.state', deliveryStates),
    q: searched(`lower(concat_ws(' ', delivery.url, delivery.event))`),
  },
};
