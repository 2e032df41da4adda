import { useState } from 'react';
import { takeWords, useLeftWords } from './handover.ts';

/** A state that stays as it is when the page changes its language. */
export function useStateOfPage<T>(place: string, start: T) {
  const [state, setState] = useState<T>(() => (takeWords(place) as T | undefined) ?? start);
  useLeftWords(place, () => state);
  return [state, setState] as const;
}
