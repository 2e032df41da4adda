import { useSyncExternalStore } from 'react';
import { device } from './storage.ts';

/** Storage key of the team chosen on this device. */
export const place = 'my-team';

/** Returns the id of the team chosen on this device, if there is one. */
export function myTeamId(): number | undefined {
  return Number(device.read(place)) || undefined;
}

/** Returns that id and re-renders when it changes. */
export const useMyTeamId = (): number | undefined => useSyncExternalStore(listen, myTeamId, () => undefined);

export function listen(tell: () => void): () => void {
  addEventListener(place, tell);
  return () => removeEventListener(place, tell);
}
