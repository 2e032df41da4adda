import type { Letter } from '../mail/letter.ts';

/** What became of a letter: written, or not, as its address has had as many of its cause as a day allows. */
export type Posting = 'written' | 'too many';

/** Letters that go out once what they tell has been saved, to an address as many a day as dailyCaps says. */
export abstract class Outbox {
  abstract post(letter: Letter): Promise<Posting>;
  /**
   * A family has another address: what waits for the old one goes to the new one, as far as it follows the family, unless
   * somebody on file is still reached at the old one; `renewed` seals the links of its text for the new one.
   */
  abstract follow(from: string, to: string, renewed: (text: string) => string): Promise<void>;
  /** Whether a letter to this address has brought this sealed link: only then does following it prove the address. */
  abstract hasBrought(sealed: string, to: string): Promise<boolean>;
}
