import { useCallback, useEffect, useState } from 'react';
import type { KeeperWidth } from '../../domain/session/keeper-width.ts';
import { read, send } from '../transport/call.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { onOutcome, unlock } from './keeper-outbox.ts';
import { dropGames } from './kept-games.ts';

const place = 'golden-goal:score-keeper';

/** Whether scores can be kept here: the server knows who may, the phone only remembers to ask. */
type KeeperSession = { readonly is: 'locked' } | ({ readonly is: 'open' } & Keeper);

/** Who keeps scores here, and how far that reaches where a link has opened it. */
export interface Keeper {
  readonly name: string;
  readonly width?: KeeperWidth | undefined;
}

/** Somebody who was signed in on this phone is asked about; everybody else is not. */
export function useKeeperSession() {
  const [session, setSession] = useState<KeeperSession>(() =>
    localStorage.getItem(place) === null ? { is: 'locked' } : { is: 'open', name: '', width: keptWidth() },
  );
  const lock = useCallback(() => {
    localStorage.removeItem(place);
    dropGames();
    setSession({ is: 'locked' });
  }, []);
  const open = useCallback((keeper: Keeper) => {
    rememberKeeper(keeper);
    setSession({ is: 'open', ...keeper });
    unlock();
  }, []);
  useEffect(() => {
    if (localStorage.getItem(place) === null) return;
    whoKeeps().then(open, (failure) => failure instanceof CallFailed && failure.status < 500 && lock());
  }, [open, lock]);
  useEffect(() => onOutcome((_, { is }) => is === 'locked' && lock()), [lock]);
  return { session, open, lock };
}

const whoKeeps = (): Promise<Keeper> => read('/api/score-keeper/check-auth');

/** The phone remembers that scores are kept here, and which games: nothing of a person. */
export function rememberKeeper({ width }: Keeper): void {
  localStorage.setItem(place, width === undefined ? 'open' : JSON.stringify(width));
}

function keptWidth(): KeeperWidth | undefined {
  const kept = localStorage.getItem(place) ?? '';
  try {
    return kept.startsWith('{') ? JSON.parse(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Locks score keeping on the server too. */
export const signOut = (): Promise<unknown> => send('POST', '/api/score-keeper/logout', {});
