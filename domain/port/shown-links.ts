import type { LetterKind } from '../mail/letter-kind.ts';

/** A letter with everything that stands in it. */
export interface WrittenLetter {
  readonly id: number;
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Links of letters that an organizer was shown: what is done by one says so. */
export abstract class ShownLinks {
  abstract letter(id: number): Promise<WrittenLetter | undefined>;
  /** Keeps that the links of a letter were shown, each by what is sealed into it. */
  abstract keep(messageId: number, sealed: readonly string[], at: Date): Promise<void>;
  /** Whether an organizer was shown a link. */
  abstract has(sealed: string): Promise<boolean>;
}
