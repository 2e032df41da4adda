import type { DeliveryState, NewWebhook, Webhook } from '../rule/webhook/webhook.ts';

/** Webhooks of other sites, and the deliveries to them. */
export abstract class Webhooks {
  abstract add(webhook: NewWebhook): Promise<Webhook>;
  abstract count(): Promise<number>;
  /** Returns a webhook and locks it until the transaction ends. */
  abstract lock(id: number): Promise<Webhook | undefined>;
  /** Saves the times since which a webhook fails and is off. */
  abstract save(webhook: Webhook): Promise<void>;
  /** Removes a webhook with all its deliveries, made or pending. */
  abstract remove(id: number): Promise<void>;
  /** Sends the test event. Returns the id of the delivery. */
  abstract test(id: number): Promise<number>;
  /** Returns the state of a delivery and locks it until the transaction ends. */
  abstract stateOf(deliveryId: number): Promise<DeliveryState | undefined>;
  /** Sends an event again, as if it had just happened. */
  abstract sendAgain(deliveryId: number): Promise<void>;
}
