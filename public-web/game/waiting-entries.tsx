import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import button from '../kit/button.module.css';
import { read } from '../transport/call.ts';
import { flush, insist, letGo, useQueue } from './keeper-outbox.ts';
import { isRefused, type KeeperEntry } from './keeper-queue.ts';
import type { ShownGame } from './shown-game.ts';
import styles from './waiting-entries.module.css';
import { words } from './words.ts';

const { queue: text } = words;

/** What the phone still has to send, and what the keeper has to decide. Nothing while everything has arrived. */
export function WaitingEntries({ isOpen }: { readonly isOpen: boolean }) {
  const queue = useQueue();
  const isOffline = useOffline();
  const waiting = queue.filter((entry) => !isRefused(entry) && (entry.hasWaited || isOffline));
  const refused = queue.filter(isRefused);
  if (waiting.length === 0 && refused.length === 0 && !(isOffline && isOpen)) return null;
  return (
    <section className={styles.queue} aria-label={text.title} data-offline={isOffline}>
      <div role="status">
        {isOffline && <p>{text.offline}</p>}
        {waiting.length > 0 && <p className={styles.count}>{text.count(waiting.length)}</p>}
        {waiting.length > 0 && !isOpen && <p>{text.locked}</p>}
      </div>
      {waiting.length > 0 && (
        <ul>
          {waiting.map((entry) => (
            <li key={entry.id}>
              <Named entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul aria-label={text.decide}>
          {refused.map((entry) => (
            <Decision key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A refused entry: what it was, what the server said, and what can be done. */
function Decision({ entry }: { readonly entry: KeeperEntry }) {
  const isStale = entry.refusal?.status === 412;
  const insistOn = async () => insist(entry, (await read<ShownGame>(`/api/games/${entry.gameId}`)).version);
  return (
    <li className={styles.decision}>
      <Named entry={entry} />
      <p role="alert">{entry.refusal?.sentence}</p>
      <div className={styles.ways}>
        <button type="button" className={button.secondary} onClick={() => letGo(entry)}>
          {isStale ? text.letGo : text.discard}
        </button>
        {isStale && (
          <button type="button" className={button.primary} onClick={() => void insistOn().catch(() => undefined)}>
            {text.insist}
          </button>
        )}
      </div>
    </li>
  );
}

function Named({ entry: { gameId, move } }: { readonly entry: KeeperEntry }) {
  const queries = useQueryClient();
  const lists = queries.getQueriesData<readonly ShownGame[]>({
    predicate: ({ queryKey }) => queryKey[0] === 'live-scores' || queryKey[0] === 'all games',
  });
  const game = lists.flatMap(([, games]) => games ?? []).find(({ id }) => id === gameId);
  return (
    <p>
      <strong>{inWords(move)}</strong>{' '}
      {game === undefined ? text.anyGame(gameId) : text.game(game.team1Name ?? '', game.team2Name ?? '')}
    </p>
  );
}

function inWords(move: KeeperEntry['move']): string {
  if (move.kind === 'score') return text.moves.score(move.score.team1, move.score.team2);
  if (move.kind === 'goal') return text.moves.goal(move.minute);
  return text.moves[move.kind];
}

/** Whether the phone knows that it has no network; when it has one again, what waits is sent. */
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
