import { useSyncExternalStore } from 'react';

/** Id of the tournament opened last on this page, until letters were sent or declined. */
let opened: number | undefined;
const watchers = new Set<() => void>();

/** Notes that a tournament was opened, or with undefined that the offer has ended. */
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
