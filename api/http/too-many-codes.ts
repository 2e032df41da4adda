import { TooManyFailures } from './too-many-failures.ts';

/** 429 for a request for one code too many, with the time to wait. */
export class TooManyCodes extends TooManyFailures {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds);
    this.message =
      'No more codes are mailed for this player for now. Please use the latest one, or have the link to everything we keep mailed to you.';
  }
}
