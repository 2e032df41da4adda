import { lastMinute } from './goal.ts';

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
