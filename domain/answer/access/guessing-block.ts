import type { Guessable } from '../../rule/access/allowances.ts';

/** Block on guessing a secret from strange devices, with the limit that was reached and the time of its end. */
export interface GuessingBlock {
  readonly guessed: Guessable;
  readonly limit: number;
  readonly until: Date;
}
