import { useSyncExternalStore } from 'react';

/** Letters of a page whose reader has changed nothing, in pixels. */
const usual = 16;

/** Returns how many times larger than usual the reader's letters are; 1 for the usual ones. */
export function useLargeLetters(): number {
  return useSyncExternalStore(
    watch,
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1,
    () => 1,
  );
}

/** Other letters change the height of the page. */
function watch(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(document.body);
  return () => observer.disconnect();
}
