import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** What another site can be told of, when it happens. */
export const webhookEvents = [
  'registration.made',
  'payment.recorded',
  'timetable.published',
  'score.changed',
  'result.final',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to try an address out. */
export const testEvent = 'test';

export const webhookEventNames: Readonly<Record<WebhookEvent, string>> = {
  'registration.made': 'Registration made',
  'payment.recorded': 'Payment recorded',
  'timetable.published': 'Timetable published',
  'score.changed': 'Score changed',
  'result.final': 'Result final',
};

/** An address of another site that is told what happens. */
export interface Webhook {
  readonly id: number;
  /** Whose it is: who is told when it fails for long. */
  readonly accountId: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Since when nothing was taken; null after a success. */
  readonly failingSince: Date | null;
  /** Since when nothing is sent. */
  readonly offSince: Date | null;
}

export type NewWebhook = Pick<Webhook, 'accountId' | 'url' | 'events'>;

/** How far an event is on its way to one address. */
export type DeliveryState = 'waiting' | 'sent' | 'dead';

/** Seconds before each next attempt; after the last one an event is given up, two days after it happened. */
const pauses = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Seconds until the attempt after this one, or undefined when it was the last. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1];

const hoursOfFailure = 24;

/** Whether an address has failed for so long that it is not tried any more. */
export function failsForLong({ failingSince }: Pick<Webhook, 'failingSince'>, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= hoursOfFailure * 60 * 60 * 1000;
}

/** So many an organization has at most. */
export const mostWebhooks = 20;

export const tooManyWebhooks = () =>
  new Refusal(
    'conflict',
    said('There are {mostWebhooks} webhooks. Delete one before you add another.', { mostWebhooks }),
  );

export const noSuchWebhook = () => new Refusal('not-found', 'Webhook not found');

export const webhookIsOff = () => new Refusal('conflict', 'This webhook is switched off. Switch it on first.');
