import type { Given } from '../../port/ports.ts';
import { noSuchWebhook, webhookIsOff } from '../../webhook/webhook.ts';

/** Sends a test event to a webhook. */
export class TestWebhook {
  constructor(private readonly ports: Given<'webhooks'>) {}

  async run({ id }: { readonly id: number }): Promise<number> {
    const webhook = await this.ports.webhooks.lock(id);
    if (webhook === undefined) throw noSuchWebhook();
    if (webhook.offSince !== null) throw webhookIsOff();
    const delivery = await this.ports.webhooks.test(id);
    await this.ports.audit.note({ thing: 'webhook', recordId: id, what: 'tested' });
    return delivery;
  }
}
