/** Signatures for links: the rights of a link stand in the link itself, and only we can have written it. */
export abstract class Seal {
  /** Returns the sealed text: readable by everybody, written by us, valid until a moment. */
  abstract close(text: string, until: Date): string;
  /** Returns the original text, or undefined when it is not ours or has expired. */
  abstract open(sealed: string, now: Date): string | undefined;
  /** Returns a fingerprint by which only we recognise a text again; the text cannot be read from it. */
  abstract mark(text: string): string;
}
