import { TooManyFailures } from './too-many-failures.ts';

/** 429 to a key that asks too often, and when to come back. */
export class TooManyCalls extends TooManyFailures {
  constructor(retryAfterSeconds: number, { calls, seconds }: { readonly calls: number; readonly seconds: number }) {
    super(retryAfterSeconds);
    this.message = `An API key may make ${calls} calls in ${seconds} seconds. Please wait.`;
  }
}
