import { hostname } from 'node:os';
import process from 'node:process';
import { type Logger, pino } from 'pino';

/** Log for the operator: an object with the facts, and a sentence. */
export abstract class Log {
  abstract info(about: object, message: string): void;
  abstract warn(about: object, message: string): void;
  abstract error(about: object, message: string): void;
}

/** Name of this process in its log: the host, which is the container's name, and its number. */
const name = `${hostname()}-${process.pid}`;

/**
 * Opens the log of a process, on standard output. Each line is written before the next is begun: lines left at the exit
 * would be retried for ever if nobody reads the output any more (sonic-boom's flushSync).
 */
export function openLog(level: string): Logger {
  return pino({ level, base: { process: name } }, pino.destination({ dest: 1, sync: true }));
}
