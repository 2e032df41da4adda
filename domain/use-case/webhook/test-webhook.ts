import type { Audit } from '../../port/audit.ts';
import type { Webhooks } from '../../port/webhooks.ts';
import { noSuchWebhook, webhookIsOff } from '../../webhook/webhook.ts';

/** An organizer tries a webhook out: it is told that this is a test. */
export class TestWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<number> {
    const webhook = await this.webhooks.lock(id);
    if (webhook === undefined) throw noSuchWebhook();
    if (webhook.offSince !== null) throw webhookIsOff();
    const delivery = await this.webhooks.test(id);
    await this.audit.note({ thing: 'webhook', recordId: id, what: 'tested' });
    return delivery;
  }
}
