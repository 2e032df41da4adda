import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Sends a dead letter on its way again. */
export class RetryLetter {
  constructor(private readonly ports: Given<'deadLetters'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const state = await this.ports.deadLetters.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Message not found');
    if (state === 'sent') throw new Refusal('conflict', 'This message has been sent already');
    await this.ports.deadLetters.revive(id);
    await this.ports.audit.note({ thing: 'message', recordId: id, what: 'sent again', from: { state } });
  }
}
