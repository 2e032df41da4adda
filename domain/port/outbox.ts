import type { Letter } from '../mail/letter.ts';

/** Letters that go out once what they tell has been saved, to an address as many a day as dailyCaps says. */
export abstract class Outbox {
  abstract post(letter: Letter): Promise<void>;
  /** Whether a letter to this address has brought this sealed link: only then does following it prove the address. */
  abstract hasBrought(sealed: string, to: string): Promise<boolean>;
}
