/** The time it is. */
export abstract class Clock {
  abstract now(): Date;
}
