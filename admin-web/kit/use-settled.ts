import { useEffect, useState } from 'react';

/** Pause in typing before a request, in milliseconds. */
const pause = 400;

/** Returns a value once it has not changed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
