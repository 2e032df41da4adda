import { useSyncExternalStore } from 'react';

/** Width below which style sheets lay pages out for a phone. */
const narrow = '(max-width: 47.99rem)';

/** Returns whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches,
    () => true,
  );
}

function watch(onChange: () => void): () => void {
  const asked = window.matchMedia(narrow);
  asked.addEventListener('change', onChange);
  return () => asked.removeEventListener('change', onChange);
}
