/** Last minute that a goal can have. */
export const lastMinute = 90;

/** Length of a game: two halves and a half-time of one or two minutes between them. */
interface GameLength {
  /** Minutes of play. */
  readonly play: number;
  readonly halfTime: 1 | 2;
}

/** Minutes of play. A later goal of a knock-out game is a golden goal. */
export const minutesOfPlay = 12;

const usualLength: GameLength = { play: minutesOfPlay, halfTime: 1 };

/** Reading of the game clock. */
export interface ClockReading {
  readonly phase: 'before' | 'first-half' | 'half-time' | 'second-half' | 'full-time';
  /** Minute of a goal scored now: from 1, beyond the length of play while a golden goal is awaited. */
  readonly minute: number;
}

/** Reads the clock at a number of seconds after kick-off. */
export function readClock(secondsPlayed: number, { play, halfTime }: GameLength = usualLength): ClockReading {
  const half = play / 2;
  const minutes = secondsPlayed / 60;
  if (minutes < 0) return { phase: 'before', minute: 1 };
  if (minutes < half) return { phase: 'first-half', minute: Math.floor(minutes) + 1 };
  if (minutes < half + halfTime) return { phase: 'half-time', minute: half };
  const minute = Math.min(lastMinute, Math.floor(minutes - halfTime) + 1);
  return { phase: minute > play ? 'full-time' : 'second-half', minute };
}

/** Goal with the times that the clock needs. */
export interface TimedGoal {
  readonly minute: number;
  /** Moment of its entry, in milliseconds. */
  readonly at: number;
}

/**
 * Returns the kick-off by a game's clock, in milliseconds: the known beginning, or earlier where a goal was
 * entered in a later minute than that allows. A goal entered late never turns the clock back. Undefined where
 * nothing is known.
 */
export function kickOffBy(
  began: number | undefined,
  goals: readonly TimedGoal[],
  length: GameLength = usualLength,
): number | undefined {
  const told = goals.map(({ minute, at }) => at - secondsBefore(minute, length) * 1000);
  const known = began === undefined ? told : [began, ...told];
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Returns the seconds from kick-off to the beginning of a minute; the half-time lies before the second half. */
function secondsBefore(minute: number, { play, halfTime }: GameLength): number {
  return (minute - 1 + (minute > play / 2 ? halfTime : 0)) * 60;
}
