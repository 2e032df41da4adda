import type { DeliveryState } from '../../domain/port/webhooks.ts';
import type { WebhookEvent } from '../../domain/webhook/webhook.ts';

/** A webhook, as the list has it; instants are ISO 8601. */
export interface ListedWebhook {
  readonly id: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly organizer: string;
  readonly failingSince: string | null;
  readonly offSince: string | null;
  readonly waiting: number;
  readonly lastSentAt: string | null;
}

/** A webhook that was just added: the only time its secret is told. */
export interface AddedWebhook extends ListedWebhook {
  readonly secret: string;
}

/** An event on its way to one webhook. */
export interface ListedDelivery {
  readonly id: number;
  readonly url: string;
  readonly event: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}
