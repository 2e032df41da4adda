import type { Audit } from '../../port/audit.ts';
import type { Webhooks } from '../../port/webhooks.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** An organizer sends an event again, whether or not it was taken: its number stays, by which the receiver knows it. */
export class SendEventAgain {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const state = await this.webhooks.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Event not found');
    await this.webhooks.sendAgain(id);
    await this.audit.note({ thing: 'webhook', recordId: null, what: 'event sent again', to: { delivery: id } });
  }
}
