import { useCallback, useEffect, useState } from 'react';
import { useStillness } from './venue-screen.ts';

/** Time for which a page stays, in milliseconds: long enough to read it twice from the far end of the hall. */
const standsFor = 12_000;

/** Turning of the pages: automatic unless it is paused or reduced motion is preferred, and always possible by hand. */
export interface Turning {
  readonly turn: number;
  readonly isTurning: boolean;
  readonly step: (by: 1 | -1) => void;
  /** Opens the page of a turn. */
  readonly open: (turn: number) => void;
  readonly toggle: () => void;
}

export function useTurning(): Turning {
  const isStill = useStillness();
  const [turn, setTurn] = useState(0);
  const [wish, setWish] = useState<boolean>();
  const isTurning = wish ?? !isStill;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn, by hand too, starts the full time of a page
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setTurn((turned) => turned + 1), standsFor);
    return () => clearTimeout(timer);
  }, [isTurning, turn]);
  const step = useCallback((by: 1 | -1) => setTurn((turned) => turned + by), []);
  return { turn, isTurning, step, open: setTurn, toggle: () => setWish(!isTurning) };
}
