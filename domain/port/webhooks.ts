import type { DeliveryState, NewWebhook, Webhook } from '../webhook/webhook.ts';

/** The addresses of other sites that are told what happens, and what they were told. */
export abstract class Webhooks {
  abstract add(webhook: NewWebhook): Promise<Webhook>;
  abstract count(): Promise<number>;
  /** A webhook that nobody else changes until the transaction ends. */
  abstract lock(id: number): Promise<Webhook | undefined>;
  /** Keeps since when it fails, and since when it is off. */
  abstract save(webhook: Webhook): Promise<void>;
  /** Takes it away, with all that it was told or was to be told. */
  abstract remove(id: number): Promise<void>;
  /** Sends it the test event; answers the number of the delivery. */
  abstract test(id: number): Promise<number>;
  /** How far an event has come on its way; nobody else changes that until the transaction ends. */
  abstract stateOf(deliveryId: number): Promise<DeliveryState | undefined>;
  /** Sends an event again, as if it had just happened. */
  abstract sendAgain(deliveryId: number): Promise<void>;
}
