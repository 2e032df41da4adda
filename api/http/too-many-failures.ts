import { HttpException, HttpStatus } from '@nestjs/common';

/** 429, and when to come back. */
export class TooManyFailures extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    /** Whether it is refused to every strange device, as too much failed from all addresses together. */
    readonly isForEverybody = false,
  ) {
    super('Too many attempts. Please wait a few minutes and try again.', HttpStatus.TOO_MANY_REQUESTS);
  }
}
