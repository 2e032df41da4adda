interface Kickoff {
  readonly status: string;
  /** Null where it is to be announced. */
  readonly startTime: Date | string | null;
}

const minute = 60_000;

/** Tells whether a game has not begun though the minute of its kick-off is over. `now` is in milliseconds since 1970. */
export function isLate({ status, startTime }: Kickoff, now: number): boolean {
  return status === 'scheduled' && startTime !== null && new Date(startTime).getTime() + minute <= now;
}
