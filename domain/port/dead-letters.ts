import type { WayToPassOn } from '../mail/post-tray.ts';

/**
 * How far a letter has come; dropped is the first of a day that was one too many for its address. That of a player without an
 * address is in the tray until it is passed on.
 */
export type LetterState = 'waiting' | 'sent' | 'dead' | 'dropped' | 'in tray' | WayToPassOn;

/** The letters that could not be delivered, or were not written. */
export abstract class DeadLetters {
  /** How far a letter has come; nobody else changes that until the transaction ends. */
  abstract stateOf(id: number): Promise<LetterState | undefined>;
  /** Sets a letter on its way again, as if it had just been posted. */
  abstract revive(id: number): Promise<void>;
  /** Takes a letter out of the post tray: it was printed or read out. */
  abstract passOn(id: number, how: WayToPassOn): Promise<void>;
}
