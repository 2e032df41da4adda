import { useEffect, useState } from 'react';

const pause = 300;

/** Returns the typed text once typing has paused for 300 milliseconds. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
