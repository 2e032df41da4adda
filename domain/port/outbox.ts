import type { DelayedLetters } from '../rule/mail/delayed-letters.ts';
import type { Letter } from '../rule/mail/letter.ts';

/** Outcome of posting a letter: written, on file already, or refused because the daily limit of its address, or a day at the pace of its sender, is full. */
export type Posting = 'written' | 'on file' | 'too many';

/** Letters that are sent once their transaction is saved, at most as many a day to an address as dailyCaps allows. */
export abstract class Outbox {
  abstract post(letter: Letter): Promise<Posting>;
  /** Returns the letters of a sender that leave later because of the pace; null without any. */
  abstract delayed(sender: string): Promise<DelayedLetters | null>;
  /**
   * Moves waiting letters of a family to its new address, as far as they belong to the family, unless another person on file still
   * uses the old one; `renewed` seals the links of the text for the new address.
   */
  abstract follow(from: string, to: string, renewed: (text: string) => string): Promise<void>;
  /** Returns whether a letter to this address contained this sealed link: only then does following it prove the address. */
  abstract hasBrought(sealed: string, to: string): Promise<boolean>;
}
