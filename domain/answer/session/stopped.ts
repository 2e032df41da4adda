import type { Guessable } from '../../session/allowances.ts';

/** What has been stopped for all strange devices, and the moment until which. */
export interface Stopped {
  readonly guessed: Guessable;
  readonly limit: number;
  readonly until: Date;
}
