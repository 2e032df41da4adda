import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Sends an event again, whether or not it was received before; it keeps its number, by which the receiver recognises it. */
export class SendEventAgain {
  constructor(private readonly ports: Given<'webhooks'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const state = await this.ports.webhooks.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Event not found');
    await this.ports.webhooks.sendAgain(id);
    await this.ports.audit.note({ thing: 'webhook', recordId: null, what: 'event sent again', to: { delivery: id } });
  }
}
