/** How far a letter has come; dropped is the first of a day that was one too many for its address. */
export type LetterState = 'waiting' | 'sent' | 'dead' | 'dropped';

/** The letters that could not be delivered, or were not written. */
export abstract class DeadLetters {
  /** How far a letter has come; nobody else changes that until the transaction ends. */
  abstract stateOf(id: number): Promise<LetterState | undefined>;
  /** Sets a letter on its way again, as if it had just been posted. */
  abstract revive(id: number): Promise<void>;
}
