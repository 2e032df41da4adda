import { HttpException, HttpStatus } from '@nestjs/common';

/** 503 for a caller who should try again shortly, because others are being served. */
export class Busy extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message, HttpStatus.SERVICE_UNAVAILABLE);
  }
}
