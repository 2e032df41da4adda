import { TooManyFailures } from './too-many-failures.ts';

/** 429 for an API key with too many calls, with the time to wait. */
export class TooManyCalls extends TooManyFailures {
  constructor(retryAfterSeconds: number, { calls, seconds }: { readonly calls: number; readonly seconds: number }) {
    super(retryAfterSeconds);
    this.message = `An API key may make ${calls} calls in ${seconds} seconds. Please wait.`;
  }
}
