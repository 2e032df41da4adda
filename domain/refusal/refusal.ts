import { type Sentence, spoken } from '../language/sentence.ts';

/**
 * Why a rule said no.
 * invalid: an answer is wrong; not-found: there is no such thing for this person; forbidden: it is not theirs;
 * conflict: the state does not allow it; unconfirmed: it is done once whoever asks has confirmed what follows; stale: somebody else changed it meanwhile; impossible: well-formed, but it cannot be done.
 */
export type RefusalKind = 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'unconfirmed' | 'stale' | 'impossible';

/** A rule said no: what happened and what can be done, in words for the person who asked. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** What the message says, for whoever knows the language of the reader. */
  readonly sentence: Sentence;
  /** What the sentence speaks of, for programs: part of the answer. */
  readonly details: unknown;

  constructor(kind: RefusalKind, sentence: Sentence, details?: unknown) {
    super(spoken(sentence));
    this.kind = kind;
    this.sentence = sentence;
    this.details = details;
  }
}
