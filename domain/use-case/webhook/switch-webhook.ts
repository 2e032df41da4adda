import type { Given } from '../../port/ports.ts';
import { noSuchWebhook } from '../../webhook/webhook.ts';

/** Switches a webhook off, or on again, which sends the events that waited for it. */
export class SwitchWebhook {
  constructor(private readonly ports: Given<'webhooks'>) {}

  async run({ id, isOn }: { readonly id: number; readonly isOn: boolean }): Promise<void> {
    const before = await this.ports.webhooks.lock(id);
    if (before === undefined) throw noSuchWebhook();
    if ((before.offSince === null) === isOn) return;
    const offSince = isOn ? null : this.ports.clock.now();
    await this.ports.webhooks.save({ ...before, offSince, failingSince: null });
    await this.ports.audit.note({ thing: 'webhook', recordId: id, what: isOn ? 'switched on' : 'switched off' });
  }
}
