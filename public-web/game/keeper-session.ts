import { useCallback, useEffect, useState } from 'react';
import { read, send } from '../transport/call.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { onOutcome, unlock } from './keeper-outbox.ts';
import { dropGames } from './kept-games.ts';

const place = 'golden-goal:score-keeper';

/** Whether scores can be kept here: the server knows who may, the phone only remembers to ask. */
type KeeperSession = { readonly is: 'locked' } | { readonly is: 'open'; readonly name: string };

/** Somebody who was signed in on this phone is asked about; everybody else is not. */
export function useKeeperSession() {
  const [session, setSession] = useState<KeeperSession>(() =>
    localStorage.getItem(place) === null ? { is: 'locked' } : { is: 'open', name: '' },
  );
  const lock = useCallback(() => {
    localStorage.removeItem(place);
    dropGames();
    setSession({ is: 'locked' });
  }, []);
  const open = useCallback((name: string) => {
    localStorage.setItem(place, 'open');
    setSession({ is: 'open', name });
    unlock();
  }, []);
  useEffect(() => {
    if (localStorage.getItem(place) === null) return;
    whoKeeps().then(open, (failure) => failure instanceof CallFailed && failure.status < 500 && lock());
  }, [open, lock]);
  useEffect(() => onOutcome((_, { is }) => is === 'locked' && lock()), [lock]);
  return { session, open, lock };
}

const whoKeeps = async (): Promise<string> =>
  (await read<{ readonly name: string }>('/api/score-keeper/check-auth')).name;

/** Locks score keeping on the server too. */
export const signOut = (): Promise<unknown> => send('POST', '/api/score-keeper/logout', {});
