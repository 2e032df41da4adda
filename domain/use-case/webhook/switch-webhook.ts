import type { Given } from '../../port/ports.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

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
