import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Webhooks } from '../../port/webhooks.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

/** An organizer switches a webhook off, or on again: what waited for it is sent then. */
export class SwitchWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ id, isOn }: { readonly id: number; readonly isOn: boolean }): Promise<void> {
    const before = await this.webhooks.lock(id);
    if (before === undefined) throw noSuchWebhook();
    if ((before.offSince === null) === isOn) return;
    const offSince = isOn ? null : this.clock.now();
    await this.webhooks.save({ ...before, offSince, failingSince: null });
    await this.audit.note({ thing: 'webhook', recordId: id, what: isOn ? 'switched on' : 'switched off' });
  }
}
