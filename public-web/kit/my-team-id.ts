import { useSyncExternalStore } from 'react';

/** Storage key of the team chosen on this device. */
export const place = 'my-team';

/** Returns the id of the team chosen on this device, if there is one. */
export function myTeamId(): number | undefined {
  try {
    return Number(localStorage.getItem(place)) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns that id and re-renders when it changes. */
export const useMyTeamId = (): number | undefined => useSyncExternalStore(listen, myTeamId, () => undefined);

export function listen(tell: () => void): () => void {
  addEventListener(place, tell);
  return () => removeEventListener(place, tell);
}
