import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SentGame } from '../game/sent-game.ts';
import { flush, isQueueStored, useQueue } from './keeper-outbox.ts';
import { isRefused, type KeeperEntry } from './keeper-queue.ts';
import { words } from './keeping-words.ts';
import { entryInWords } from './queue-notes.ts';
import { RefusedEntry } from './refused-entry.tsx';
import styles from './waiting-entries.module.css';

const { queue: text } = words;

/** Entries that the phone has yet to send, or on which the keeper must decide; nothing if all were delivered. */
export function WaitingEntries({ isOpen }: { readonly isOpen: boolean }) {
  const queue = useQueue();
  const isOffline = useOffline();
  const waiting = queue.filter((entry) => !isRefused(entry) && (entry.hasWaited || isOffline));
  const refused = queue.filter(isRefused);
  if (waiting.length === 0 && refused.length === 0 && !(isOffline && isOpen)) return null;
  return (
    <section className={styles.queue} aria-label={text.title} data-offline={isOffline}>
      <div role="status">
        {(isOffline || !isQueueStored()) && <p>{isQueueStored() ? text.offline : text.unkept}</p>}
        {waiting.length > 0 && <p className={styles.count}>{text.count(waiting.length)}</p>}
        {waiting.length > 0 && !isOpen && <p>{text.locked}</p>}
      </div>
      {waiting.length > 0 && (
        <ul>
          {waiting.map((entry) => (
            <li key={entry.id}>
              <GameName entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul aria-label={text.decide}>
          {refused.map((entry) => (
            <li key={entry.id} className={styles.decision}>
              <GameName entry={entry} />
              <RefusedEntry queue={queue} entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GameName({ entry: { gameId, move } }: { readonly entry: KeeperEntry }) {
  const queries = useQueryClient();
  const lists = queries.getQueriesData<readonly SentGame[]>({
    predicate: ({ queryKey }) => queryKey[0] === 'live-scores' || queryKey[0] === 'all games',
  });
  const game = lists.flatMap(([, games]) => games ?? []).find(({ id }) => id === gameId);
  return (
    <p>
      <strong>{entryInWords(move, game)}</strong>{' '}
      {game === undefined ? text.anyGame(gameId) : text.game(game.team1Name ?? '', game.team2Name ?? '')}
    </p>
  );
}

/** Returns whether the browser reports no network; when it is back, the queue is sent. */
function useOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const change = () => {
      setOffline(!navigator.onLine);
      if (navigator.onLine) void flush();
    };
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    void flush();
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, []);
  return isOffline;
}
