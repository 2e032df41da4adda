import type { Given } from '../../port/ports.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

/** Removes a webhook with its deliveries. */
export class RemoveWebhook {
  constructor(private readonly ports: Given<'webhooks'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const before = await this.ports.webhooks.lock(id);
    if (before === undefined) throw noSuchWebhook();
    await this.ports.webhooks.remove(id);
    await this.ports.audit.note({ thing: 'webhook', recordId: id, what: 'removed', from: { url: before.url } });
  }
}
