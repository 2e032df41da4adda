import type { LetterKind } from '../rule/mail/letter-kind.ts';

/** Letter with its whole content. */
export interface WrittenLetter {
  readonly id: number;
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Links of letters that were shown to an organizer; the audit of an action by such a link says so. */
export abstract class ShownLinks {
  abstract letter(id: number): Promise<WrittenLetter | undefined>;
  /** Records that the links of a letter were shown, each by its sealed content. */
  abstract keep(messageId: number, sealed: readonly string[], at: Date): Promise<void>;
  /** Returns whether a link was shown to an organizer. */
  abstract has(sealed: string): Promise<boolean>;
}
