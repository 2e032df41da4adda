import { useEffect, useState } from 'react';
import { type ClockReading, readClock } from '../../domain/game/game-clock.ts';

const place = 'golden-goal:kick-offs';
/** After this many seconds without an end, a kick-off says nothing about the clock any more. */
const longest = 40 * 60;

/** The moments at which this phone saw games begin: the clock runs from there. */
const kickOffs: Record<string, number> = kept();

/** Notes that a game has begun just now, unless that is known already. */
export function noteKickOff(gameId: number): void {
  kickOffs[gameId] ??= Date.now();
  localStorage.setItem(place, JSON.stringify(kickOffs));
}

/** Reads the clock of a game: from the kick-off this phone saw, otherwise from the one on the timetable. */
export function clockOf(gameId: number, startTime: string | null, now: number): ClockReading {
  const began = kickOffs[gameId] ?? (startTime === null ? Number.NaN : Date.parse(startTime));
  const seconds = (now - began) / 1000;
  return Number.isNaN(seconds) || seconds > longest ? { phase: 'before', minute: 1 } : readClock(seconds);
}

/** The clock of a game, read every few seconds. */
export function useClock(gameId: number, startTime: string | null): ClockReading {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000);
    return () => clearInterval(timer);
  }, []);
  return clockOf(gameId, startTime, now);
}

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(place) ?? '{}');
    return typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found)) : {};
  } catch {
    return {};
  }
}
