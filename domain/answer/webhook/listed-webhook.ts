import type { SentMoment } from '../../time/moment.ts';
import type { DeliveryState, WebhookEvent } from '../../webhook/webhook.ts';

/** A webhook, as the list has it. */
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

/** A webhook that was just added: the only time its secret is told. */
export interface AddedWebhook extends ListedWebhook {
  readonly secret: string;
}

/** An event on its way to one webhook. */
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
  /** What is sent; of a single one only. */
  readonly payload?: object;
}
