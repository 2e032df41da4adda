import { inEnglish } from '../../language/sentence.ts';
import { type Letter, linkTo } from '../../mail/letter.ts';
import { letterToOrganizers } from '../../mail/letter-to-organizers.ts';
import type { Given } from '../../port/ports.ts';
import type { Account } from '../../session/account.ts';
import type { Links } from '../../site/links.ts';
import { failsForLong, type Webhook } from '../../webhook/webhook.ts';

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
