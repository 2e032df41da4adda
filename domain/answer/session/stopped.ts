import type { Guessable } from '../../session/allowances.ts';

/** Secret that strange devices can no longer try, and the end of this block. */
export interface Stopped {
  readonly guessed: Guessable;
  readonly limit: number;
  readonly until: Date;
}
