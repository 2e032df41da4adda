import type { SentMoment } from '../../rule/time/moment.ts';
import type { DeliveryState, WebhookEvent } from '../../rule/webhook/webhook.ts';

/** Webhook in the list. */
export interface ListedWebhook {
  readonly id: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly organizer: string;
  readonly madeAt: SentMoment;
  readonly failingSince: SentMoment | null;
  readonly offSince: SentMoment | null;
  readonly waiting: number;
  readonly lastSentAt: SentMoment | null;
}

/** Webhook just added: the only answer that contains its secret. */
export interface AddedWebhook extends ListedWebhook {
  readonly secret: string;
}

/** Delivery of an event to one webhook. */
export interface ListedDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly url: string;
  readonly event: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: SentMoment;
  readonly lastError: string | null;
  readonly createdAt: SentMoment;
  readonly sentAt: SentMoment | null;
  /** Content of the delivery; included for a single one only. */
  readonly payload?: object;
}
