import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Sends an event again, whether or not it was received before; it keeps its number, by which the receiver recognises it. */
export async function sendEventAgain(given: Given<'webhooks'>, { id }: { readonly id: number }): Promise<void> {
  const state = await given.webhooks.stateOf(id);
  if (state === undefined) throw new Refusal('not-found', 'Event not found');
  await given.webhooks.sendAgain(id);
  await given.audit.note({ thing: 'webhook', recordId: null, what: 'event sent again', to: { delivery: id } });
}
