import { Injectable } from '@nestjs/common';
import { Clock } from '../../domain/port/clock.ts';

/** The machine's time. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
