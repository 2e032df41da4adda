import { useEffect, useRef } from 'react';
import { heardEverySeconds } from '../../domain/session/keeper-phone.ts';
import { send } from '../transport/call.ts';
import { useQueue } from './keeper-outbox.ts';
import type { KeeperQueue } from './keeper-queue.ts';

/** Counts entries that could not be sent at once or wait for a decision. */
const waitingIn = (queue: KeeperQueue): number => Math.min(999, queue.filter(({ hasWaited }) => hasWaited).length);

/** Reports to organizers while scores are kept on this phone: the game opened last, and the number of waiting entries. */
export function usePhoneWord(isOpen: boolean, openGame: number | undefined): void {
  const queue = useQueue();
  const last = useRef<number>(undefined);
  if (openGame !== undefined) last.current = openGame;
  const gameId = last.current ?? queue[0]?.gameId ?? null;
  const waiting = waitingIn(queue);
  useEffect(() => {
    if (!isOpen) return;
    const say = () => void send('PUT', '/api/score-keeper/phone', { gameId, waiting }).catch(() => undefined);
    say();
    const timer = setInterval(say, heardEverySeconds * 1000);
    return () => clearInterval(timer);
  }, [isOpen, gameId, waiting]);
}
