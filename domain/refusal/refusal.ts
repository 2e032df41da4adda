/**
 * Why a rule said no.
 * invalid: an answer is wrong; not-found: there is no such thing for this person; forbidden: it is not theirs;
 * conflict: the state does not allow it; unconfirmed: it is done once whoever asks has confirmed what follows; stale: somebody else changed it meanwhile; impossible: well-formed, but it cannot be done.
 */
export type RefusalKind = 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'unconfirmed' | 'stale' | 'impossible';

/** A rule said no: what happened and what can be done, in words for the person who asked. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** What the sentence speaks of, for programs: part of the answer. */
  readonly details: unknown;

  constructor(kind: RefusalKind, message: string, details?: unknown) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}
