import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What the framework has to say goes the way of all logs; its chatter at the start only when asked for. */
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
