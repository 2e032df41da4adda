import { Injectable } from '@nestjs/common';
import { Clock } from '../../domain/port/clock.ts';

/** Clock of the machine. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
