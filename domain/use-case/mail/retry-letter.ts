import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Sends a dead letter on its way again. */
export async function retryLetter(given: Given<'deadLetters'>, { id }: { readonly id: number }): Promise<void> {
  const state = await given.deadLetters.stateOf(id);
  if (state === undefined) throw new Refusal('not-found', 'Message not found');
  if (state === 'sent') throw new Refusal('conflict', 'This message has been sent already');
  await given.deadLetters.revive(id);
  await given.audit.note({ thing: 'message', recordId: id, what: 'sent again', from: { state } });
}
