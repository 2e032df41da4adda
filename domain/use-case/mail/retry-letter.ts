import { inEnglish } from '../../language/sentence.ts';
import type { LetterState } from '../../port/dead-letters.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Sends a dead letter on its way again. */
export class RetryLetter {
  constructor(private readonly ports: Given<'deadLetters'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const state = await this.ports.deadLetters.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Message not found');
    if (state === 'sent') throw new Refusal('conflict', 'This message has been sent already');
    if (!isMailed(state)) throw isInTray();
    await this.ports.deadLetters.revive(id);
    await this.ports.audit.note({ thing: 'message', recordId: id, what: 'sent again', from: { state } });
  }
}

const isMailed = (state: LetterState): boolean => state === 'waiting' || state === 'dead' || state === 'dropped';

function isInTray(): Refusal {
  return new Refusal(
    'conflict',
    inEnglish('This message has no address: it is printed or read out from the post tray'),
  );
}
