import { useState } from 'react';
import { takeWords, useLeftWords } from './language-switch-state.ts';

/** Holds a state that survives a change of the page's language. */
export function useStateOfPage<T>(place: string, start: T) {
  const [state, setState] = useState<T>(() => (takeWords(place) as T | undefined) ?? start);
  useLeftWords(place, () => state);
  return [state, setState] as const;
}
