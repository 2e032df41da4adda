import type { Audit } from '../audit/audit.ts';
import { Refusal } from '../refusal/refusal.ts';

/** How far a letter has come. */
export type LetterState = 'waiting' | 'sent' | 'dead';

/** The letters that could not be delivered. */
export abstract class DeadLetters {
  /** How far a letter has come; nobody else changes that until the transaction ends. */
  abstract stateOf(id: number): Promise<LetterState | undefined>;
  /** Sets a letter on its way again, as if it had just been posted. */
  abstract revive(id: number): Promise<void>;
}

/** An organizer sends a dead letter on its way again. */
export class RetryLetter {
  constructor(
    private readonly letters: DeadLetters,
    private readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const state = await this.letters.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Message not found');
    if (state === 'sent') throw new Refusal('conflict', 'This message has been sent already');
    await this.letters.revive(id);
    await this.audit.note({ thing: 'message', recordId: id, what: 'sent again', from: { state } });
  }
}
