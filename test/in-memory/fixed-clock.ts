import { Clock } from '../../domain/port/clock.ts';

/** A clock that stands still until somebody sets it. */
export class FixedClock extends Clock {
  constructor(private time: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  set(time: Date): void {
    this.time = time;
  }
}
