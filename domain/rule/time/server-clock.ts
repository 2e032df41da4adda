/** Clock of the server on a device, in milliseconds since 1970. */
export interface ServerClock {
  /** Takes the header Date of an answer that has just come; another header, or none, says nothing. */
  readonly hear: (date: string | null) => void;
  readonly now: () => number;
}

/**
 * Creates the clock of the server, which goes on between answers by the time elapsed on the device. The Date of an answer is cut to seconds
 * and was on its way, so the latest reading is the best. Until the first answer, another clock is read.
 */
export function serverClock(elapsed: () => number, untilHeard: () => number): ServerClock {
  let began = Number.NEGATIVE_INFINITY;
  return {
    hear: (date) => {
      const at = date === null ? Number.NaN : Date.parse(date);
      if (!Number.isNaN(at)) began = Math.max(began, at - elapsed());
    },
    now: () => (Number.isFinite(began) ? began + elapsed() : untilHeard()),
  };
}
