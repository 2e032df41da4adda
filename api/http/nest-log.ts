import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes the framework's messages to the common log; its startup messages only at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Logger) {}

  log(message: unknown): void {
    this.to.debug(String(message));
  }

  warn(message: unknown): void {
    this.to.warn(String(message));
  }

  error(message: unknown): void {
    this.to.error(String(message));
  }
}
