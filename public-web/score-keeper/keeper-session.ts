import { useCallback, useEffect, useState } from 'react';
import type { KeeperRange } from '../../domain/rule/score-keeper/keeper-range.ts';
import { dropGames } from '../game/stored-games.ts';
import { device } from '../kit/storage.ts';
import { read, send } from '../transport/call.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { onOutcome, unlock } from './keeper-outbox.ts';

const place = 'golden-goal:score-keeper';

/** State of score keeping on this phone. The server decides about access; the phone only remembers to ask. */
type KeeperSession = { readonly is: 'locked' } | ({ readonly is: 'open' } & Keeper);

/** Score keeper of this phone, and the range of the keeper's link if one was used. */
export interface Keeper {
  readonly name: string;
  readonly width?: KeeperRange | undefined;
}

/** Returns the keeper's state; the server is asked only if somebody was signed in on this phone. */
export function useKeeperSession() {
  const [session, setSession] = useState<KeeperSession>(() =>
    device.read(place) === undefined ? { is: 'locked' } : { is: 'open', name: '', width: keptWidth() },
  );
  const lock = useCallback(() => {
    device.drop(place);
    dropGames();
    setSession({ is: 'locked' });
  }, []);
  const open = useCallback((keeper: Keeper) => {
    rememberKeeper(keeper);
    setSession({ is: 'open', ...keeper });
    unlock();
  }, []);
  useEffect(() => {
    if (device.read(place) === undefined) return;
    whoKeeps().then(open, (failure) => verdictOf(failure) !== undefined && lock());
  }, [open, lock]);
  useEffect(() => onOutcome((_, { is }) => is === 'locked' && lock()), [lock]);
  return { session, open, lock };
}

const whoKeeps = (): Promise<Keeper> => read('/api/score-keeper/check-auth');

/** Remembers that scores are kept here, and for which games; no personal data is stored. */
export function rememberKeeper({ width }: Keeper): void {
  device.write(place, width === undefined ? 'open' : JSON.stringify(width));
}

function keptWidth(): KeeperRange | undefined {
  const kept = device.value(place);
  return typeof kept === 'object' ? (kept as KeeperRange) : undefined;
}

/** Signs the score keeper out on the server. */
export const signOut = (): Promise<unknown> => send('POST', '/api/score-keeper/logout', {});
