/** The last minute a goal can be given. */
export const lastMinute = 90;

/** The parts of a game: two halves and a half-time of one or two minutes between them. */
export interface GameLength {
  /** Minutes of play. */
  readonly play: number;
  readonly halfTime: 1 | 2;
}

export const usualLength: GameLength = { play: 12, halfTime: 1 };

/** What the game clock shows. */
export interface ClockReading {
  readonly phase: 'before' | 'first-half' | 'half-time' | 'second-half' | 'full-time';
  /** The minute a goal scored now is given: from 1, beyond the length of play while a golden goal is awaited. */
  readonly minute: number;
}

/** Reads the clock so many seconds after kick-off. */
export function readClock(secondsPlayed: number, { play, halfTime }: GameLength = usualLength): ClockReading {
  const half = play / 2;
  const minutes = secondsPlayed / 60;
  if (minutes < 0) return { phase: 'before', minute: 1 };
  if (minutes < half) return { phase: 'first-half', minute: Math.floor(minutes) + 1 };
  if (minutes < half + halfTime) return { phase: 'half-time', minute: half };
  const minute = Math.min(lastMinute, Math.floor(minutes - halfTime) + 1);
  return { phase: minute > play ? 'full-time' : 'second-half', minute };
}

/** A goal as far as the clock is concerned. */
export interface TimedGoal {
  readonly minute: number;
  /** When it was entered, in milliseconds. */
  readonly at: number;
}

/**
 * The kick-off by a game's clock, in milliseconds: when the game began as far as that is known, or earlier where a goal was entered in a
 * later minute than that allows. A goal that is entered late never turns the clock back. Undefined where nothing is known.
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

/** So many seconds after kick-off a minute begins; the half-time lies before the second half. */
function secondsBefore(minute: number, { play, halfTime }: GameLength): number {
  return (minute - 1 + (minute > play / 2 ? halfTime : 0)) * 60;
}
