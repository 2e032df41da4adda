import { Webhooks } from '../../domain/port/webhooks.ts';
import type { DeliveryState, NewWebhook, Webhook } from '../../domain/rule/webhook/webhook.ts';

/** Webhooks for as long as a test lasts; what they are told waits for good. */
export class InMemoryWebhooks extends Webhooks {
  private webhooks: readonly Webhook[] = [];
  private deliveries: readonly { readonly id: number; readonly webhookId: number }[] = [];
  private numbered = 0;

  override async add(webhook: NewWebhook): Promise<Webhook> {
    this.numbered += 1;
    const added = { ...webhook, id: this.numbered, failingSince: null, offSince: null };
    this.webhooks = [...this.webhooks, added];
    return added;
  }

  override async count(): Promise<number> {
    return this.webhooks.length;
  }

  override async lock(wanted: number): Promise<Webhook | undefined> {
    return this.webhooks.find(({ id }) => id === wanted);
  }

  override async save(changed: Webhook): Promise<void> {
    this.webhooks = this.webhooks.map((webhook) => (webhook.id === changed.id ? changed : webhook));
  }

  override async remove(gone: number): Promise<void> {
    this.webhooks = this.webhooks.filter(({ id }) => id !== gone);
    this.deliveries = this.deliveries.filter(({ webhookId }) => webhookId !== gone);
  }

  override async test(webhookId: number): Promise<number> {
    const id = this.deliveries.length + 1;
    this.deliveries = [...this.deliveries, { id, webhookId }];
    return id;
  }

  override async stateOf(deliveryId: number): Promise<DeliveryState | undefined> {
    return this.deliveries.some(({ id }) => id === deliveryId) ? 'waiting' : undefined;
  }

  override async sendAgain(): Promise<void> {}
}
