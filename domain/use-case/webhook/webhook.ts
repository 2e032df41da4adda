import type { Given } from '../../port/ports.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { inEnglish, type Phrase } from '../../rule/language/sentence.ts';
import { type Letter, linkTo } from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import type { Account } from '../../rule/organizer/account.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Links } from '../../rule/site/links.ts';
import { isPublicAddress, isThisMachine } from '../../rule/webhook/public-address.ts';
import {
  failsForLong,
  mostWebhooks,
  noSuchWebhook,
  tooManyWebhooks,
  type Webhook,
  webhookIsOff,
} from '../../rule/webhook/webhook.ts';
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

/** Switches a webhook off, or on again, which sends the events that waited for it. */
export async function switchWebhook(
  given: Given<'webhooks'>,
  { id, isOn }: { readonly id: number; readonly isOn: boolean },
): Promise<void> {
  const before = await given.webhooks.lock(id);
  if (before === undefined) throw noSuchWebhook();
  if ((before.offSince === null) === isOn) return;
  const offSince = isOn ? null : given.clock.now();
  await given.webhooks.save({ ...before, offSince, failingSince: null });
  await given.audit.note({ thing: 'webhook', recordId: id, what: isOn ? 'switched on' : 'switched off' });
}

/** Removes a webhook with its deliveries. */
export async function removeWebhook(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<void> {
  const before = await given.webhooks.lock(id);
  if (before === undefined) throw noSuchWebhook();
  await given.webhooks.remove(id);
  await given.audit.note({ thing: 'webhook', recordId: id, what: 'removed', from: { url: before.url } });
}

/** Sends a test event to a webhook. */
export async function testWebhook(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<number> {
  const webhook = await given.webhooks.lock(id);
  if (webhook === undefined) throw noSuchWebhook();
  if (webhook.offSince !== null) throw webhookIsOff();
  const delivery = await given.webhooks.test(id);
  await given.audit.note({ thing: 'webhook', recordId: id, what: 'tested' });
  return delivery;
}

/** Sends an event again, whether or not it was received before; it keeps its number, by which the receiver recognises it. */
export async function sendEventAgain(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<void> {
  const state = await given.webhooks.stateOf(id);
  if (state === undefined) throw new Refusal('not-found', 'Event not found');
  await given.webhooks.sendAgain(id);
  await given.audit.note({ thing: 'webhook', recordId: null, what: 'event sent again', to: { delivery: id } });
}

/** Records a failed delivery: a webhook that fails for long is switched off, and its owner is notified. */
export async function noteFailure(
  given: Given<'webhooks' | 'accounts'>,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const [webhook, now] = [await given.webhooks.lock(id), given.clock.now()];
  if (webhook === undefined || webhook.offSince !== null) return;
  const isOver = failsForLong(webhook, now);
  await given.webhooks.save({
    ...webhook,
    failingSince: webhook.failingSince ?? now,
    offSince: isOver ? now : null,
  });
  if (!isOver) return;
  for (const account of whoseItIs(webhook, await given.accounts.lockAll()))
    await given.outbox.post(webhookOffLetter(account, webhook, { reason, now }, given.links));
  await given.audit.note({ thing: 'webhook', recordId: id, what: 'switched off', to: { reason } });
}

/** Writes the letter telling the owner of a webhook that it is off, and why. */
export function webhookOffLetter(
  to: Account,
  { id, url }: Webhook,
  failed: { readonly reason: string; readonly now: Date },
  links: Links,
): Letter {
  const { reason, now } = failed;
  const facts = [
    [inEnglish('Address'), hostOf(url)],
    [inEnglish('Last answer'), reason],
  ] as const;
  return letterToOrganizers(
    to,
    ['webhook-off', id, to.id, now.toISOString()],
    'A webhook was switched off',
    'For a day nothing could be sent to one of your webhooks, so it was switched off:',
    { kind: 'facts', facts },
    'What waits for it is kept. Switch it on again when the other site is back.',
    linkTo(inEnglish('Open the webhooks'), `${links.origin}/admin/webhooks`),
  );
}

/** Returns the host of a URL, the only part written into letters: the rest may contain a secret. */
const hostOf = (url: string): string => /^https:\/\/([^/?#]+)/i.exec(url)?.[1] ?? '';

/** Returns the account that added it, or the owners of the site when that account has ended. */
function whoseItIs({ accountId }: Webhook, accounts: readonly Account[]): readonly Account[] {
  const active = accounts.filter(({ state }) => state === 'active');
  const own = active.filter(({ id }) => id === accountId);
  return own.length > 0 ? own : active.filter(({ role }) => role === 'owner');
}
