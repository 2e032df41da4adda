import { useSyncExternalStore } from 'react';

/** The tournament that was opened last on this page, and has not been written about or put off since. */
let opened: number | undefined;
const watchers = new Set<() => void>();

/** A tournament has opened, or nothing is to be offered any more. */
export function noteOpened(id: number | undefined): void {
  opened = id;
  for (const tell of watchers) tell();
}

export function useJustOpened(): number | undefined {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => opened,
  );
}
