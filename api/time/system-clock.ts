import { Clock } from '../../domain/port/clock.ts';

/** The machine's time. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
