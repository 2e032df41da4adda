/** Delivery state of a letter. "dropped" is the first letter of a day above the limit of its address. */
export type LetterState = 'waiting' | 'sent' | 'dead' | 'dropped';

/** Letters that could not be delivered, or were not written. */
export abstract class DeadLetters {
  /** Returns the state of a letter, and locks it until the transaction ends. */
  abstract stateOf(id: number): Promise<LetterState | undefined>;
  /** Queues a letter again, as if it had just been posted. */
  abstract revive(id: number): Promise<void>;
}
