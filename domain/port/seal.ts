/** Writes what a link may do into the link itself, so that only we can have written it. */
export abstract class Seal {
  /** The sealed text: readable by everybody, written by us, good until a moment. */
  abstract close(text: string, until: Date): string;
  /** What was sealed, or undefined when it is not ours or its time is over. */
  abstract open(sealed: string, now: Date): string | undefined;
  /** A mark by which only we recognise a text again; nobody reads it from the mark. */
  abstract mark(text: string): string;
}
