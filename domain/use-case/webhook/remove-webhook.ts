import type { Audit } from '../../port/audit.ts';
import type { Webhooks } from '../../port/webhooks.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

/** An organizer takes a webhook away, with what it was told. */
export class RemoveWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const before = await this.webhooks.lock(id);
    if (before === undefined) throw noSuchWebhook();
    await this.webhooks.remove(id);
    await this.audit.note({ thing: 'webhook', recordId: id, what: 'removed', from: { url: before.url } });
  }
}
