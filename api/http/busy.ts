import { HttpException, HttpStatus } from '@nestjs/common';

/** Somebody else is being served now; soon there is a turn. */
export class Busy extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message, HttpStatus.SERVICE_UNAVAILABLE);
  }
}
