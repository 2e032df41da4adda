import { type Sentence, translate } from '../language/sentence.ts';

/**
 * Kind of a refusal. invalid: an answer is wrong; not-found: it does not exist for this person; forbidden: it is
 * not theirs; conflict: the state does not allow it; unconfirmed: it is done once the caller has confirmed the
 * consequences; stale: somebody else changed it meanwhile; impossible: well-formed, but it cannot be done.
 */
export type RefusalKind = 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'unconfirmed' | 'stale' | 'impossible';

/** Refusal by a rule: what happened and what can be done, in words for the person who asked. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** Message in translatable form, for the reader's language. */
  readonly sentence: Sentence;
  /** Details for programs, part of the answer. */
  readonly details: unknown;

  constructor(kind: RefusalKind, sentence: Sentence, details?: unknown) {
    super(translate(sentence));
    this.kind = kind;
    this.sentence = sentence;
    this.details = details;
  }
}
