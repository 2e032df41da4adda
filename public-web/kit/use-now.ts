import { useEffect, useState } from 'react';
import { serverNow } from '../transport/server-clock.ts';

/** Returns the time of the server in milliseconds, updated at an interval in milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
