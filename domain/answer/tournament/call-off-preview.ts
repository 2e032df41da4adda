import type { SampleLetter } from '../mailing/mailing-preview.ts';

/** Whom a call-off tells, before it is said. */
export interface CallOffPreview {
  readonly letters: number;
  /** Registered players without an email. */
  readonly withoutEmail: number;
  /** Browsers that follow its teams. */
  readonly followers: number;
  /** Letter in each language. */
  readonly samples: readonly Omit<SampleLetter, 'to'>[];
  /** Whether letters leave at all. */
  readonly isMailDelivered: boolean;
}
