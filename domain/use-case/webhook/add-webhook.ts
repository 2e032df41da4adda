import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Phrase } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { isPublicAddress, isThisMachine } from '../../webhook/public-address.ts';
import { mostWebhooks, tooManyWebhooks, type Webhook } from '../../webhook/webhook.ts';
import type { NewWebhookAnswers } from './webhook-form.ts';

/** Adds a webhook that notifies another site of events, refusing addresses outside the public internet. */
export async function addWebhook(
  given: Given<'webhooks'>,
  { accountId, url, addresses, mayBeHere = false, ...wanted }: Wish,
): Promise<Webhook> {
  const events = [...new Set(wanted.events)];
  if (events.length === 0) throw new AnswersRefused({ events: 'Please choose at least one event' });
  const isHere = mayBeHere && addresses !== undefined && addresses.length > 0 && addresses.every(isThisMachine);
  if (!(isHere ? plainAddress : address).test(url))
    throw unfit('The address begins with https:// and has no name or # in it');
  if (addresses === undefined) throw unfit('This address cannot be read');
  if (!isHere && !addresses.every(isPublicAddress)) throw unfit('This address is not on the public internet');
  if ((await given.webhooks.count()) >= mostWebhooks) throw tooManyWebhooks();
  const added = await given.webhooks.add({ accountId, url, events });
  await given.audit.note({ thing: 'webhook', recordId: added.id, what: 'added', to: { url, events } });
  return added;
}

const address = /^https:\/\/[^@\s#]+$/i;
const plainAddress = /^https?:\/\/[^@\s#]+$/i;

const unfit = (url: Phrase) => new AnswersRefused({ url });

interface Wish extends NewWebhookAnswers {
  readonly accountId: number;
  /** Network addresses of the URL's host; undefined where it cannot be read. */
  readonly addresses: readonly string[] | undefined;
  /** Whether it may lead to this machine, as in development. */
  readonly mayBeHere?: boolean;
}
