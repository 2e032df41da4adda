import type { Given } from '../../port/ports.ts';
import { noSuchWebhook, webhookIsOff } from '../../webhook/webhook.ts';

/** Sends a test event to a webhook. */
export async function testWebhook(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<number> {
  const webhook = await given.webhooks.lock(id);
  if (webhook === undefined) throw noSuchWebhook();
  if (webhook.offSince !== null) throw webhookIsOff();
  const delivery = await given.webhooks.test(id);
  await given.audit.note({ thing: 'webhook', recordId: id, what: 'tested' });
  return delivery;
}
