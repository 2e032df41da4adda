import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Events of which another site can be notified. */
export const webhookEvents = [
  'registration.made',
  'payment.recorded',
  'timetable.published',
  'score.changed',
  'result.final',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Event sent to try an address out. */
export const testEvent = 'test';

export const webhookEventNames: Readonly<Record<WebhookEvent, string>> = {
  'registration.made': 'Registration made',
  'payment.recorded': 'Payment recorded',
  'timetable.published': 'Timetable published',
  'score.changed': 'Score changed',
  'result.final': 'Result final',
};

/** URL of another site that is notified of events. */
export interface Webhook {
  readonly id: number;
  /** Account that added it, notified when it fails for long. */
  readonly accountId: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Start of the failures; null after a success. */
  readonly failingSince: Date | null;
  /** Moment at which it was switched off; null while it is on. */
  readonly offSince: Date | null;
}

export type NewWebhook = Pick<Webhook, 'accountId' | 'url' | 'events'>;

/** State of an event's delivery to one address. */
export type DeliveryState = 'waiting' | 'sent' | 'dead';

/** Seconds before each next attempt; after the last one an event is given up, two days after it happened. */
const pauses = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Returns the seconds until the attempt after this one, or undefined when it was the last. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1];

const hoursOfFailure = 24;

/** Tells whether an address has failed for so long that it is not tried any more. */
export function failsForLong({ failingSince }: Pick<Webhook, 'failingSince'>, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= hoursOfFailure * 60 * 60 * 1000;
}

/** Maximum of webhooks in all. */
export const mostWebhooks = 20;

export const tooManyWebhooks = () =>
  new Refusal(
    'conflict',
    said('There are {mostWebhooks} webhooks. Delete one before you add another.', { mostWebhooks }),
  );

export const noSuchWebhook = () => new Refusal('not-found', 'Webhook not found');

export const webhookIsOff = () => new Refusal('conflict', 'This webhook is switched off. Switch it on first.');
