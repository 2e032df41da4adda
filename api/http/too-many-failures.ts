import { HttpException, HttpStatus } from '@nestjs/common';

/** 429, and when to come back. */
export class TooManyFailures extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many attempts. Please wait a few minutes and try again.', HttpStatus.TOO_MANY_REQUESTS);
  }
}
