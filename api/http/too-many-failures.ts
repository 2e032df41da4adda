import { HttpException, HttpStatus } from '@nestjs/common';

/** 429 after too many failures, with the time to wait. */
export class TooManyFailures extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    /** Whether every unknown device is refused, because too many attempts failed from all addresses together. */
    readonly isForEverybody = false,
  ) {
    super('Too many attempts. Please wait a few minutes and try again.', HttpStatus.TOO_MANY_REQUESTS);
  }
}
