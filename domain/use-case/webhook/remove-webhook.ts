import type { Given } from '../../port/ports.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

/** Removes a webhook with its deliveries. */
export async function removeWebhook(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<void> {
  const before = await given.webhooks.lock(id);
  if (before === undefined) throw noSuchWebhook();
  await given.webhooks.remove(id);
  await given.audit.note({ thing: 'webhook', recordId: id, what: 'removed', from: { url: before.url } });
}
