import { type Logger, pino } from 'pino';

/** Where the product tells its operator what happened: an object with the facts, and a sentence. */
export abstract class Log {
  abstract info(about: object, message: string): void;
  abstract warn(about: object, message: string): void;
  abstract error(about: object, message: string): void;
}

/**
 * The log of a process, on its standard output. Each line is written before the next is begun: what is left at the exit
 * would be tried for ever where nobody reads any more (sonic-boom's flushSync).
 */
export function openLog(level: string): Logger {
  return pino({ level, base: null }, pino.destination({ dest: 1, sync: true }));
}
