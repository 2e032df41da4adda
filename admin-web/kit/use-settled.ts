import { useEffect, useState } from 'react';

/** Milliseconds for which nobody types before something is asked. */
const pause = 400;

/** A value once it has not changed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
