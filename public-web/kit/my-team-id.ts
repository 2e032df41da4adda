import { useSyncExternalStore } from 'react';

/** Where this device keeps the number of the team that leads on it. */
export const place = 'my-team';

/** The number of the team that leads on this device, where one was chosen here. */
export function myTeamId(): number | undefined {
  try {
    return Number(localStorage.getItem(place)) || undefined;
  } catch {
    return undefined;
  }
}

/** The same for as long as it is shown. */
export const useMyTeamId = (): number | undefined => useSyncExternalStore(listen, myTeamId, () => undefined);

export function listen(tell: () => void): () => void {
  addEventListener(place, tell);
  return () => removeEventListener(place, tell);
}
