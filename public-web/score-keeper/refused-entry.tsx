import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isCompleted, type SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import { read } from '../transport/call.ts';
import { letGo } from './keeper-outbox.ts';
import { type KeeperEntry, type KeeperQueue, undecidedEntries } from './keeper-queue.ts';
import { words } from './keeping-words.ts';

const TwoAccounts = lazy(() => import('./two-accounts.tsx').then((part) => ({ default: part.TwoAccounts })));

const { queue: text } = words;

/** Refused entry of a game: the server's message and the possible decisions. */
export function RefusedEntry({ queue, entry }: { readonly queue: KeeperQueue; readonly entry: KeeperEntry }) {
  const { gameId, refusal, move } = entry;
  const isAccount = move.kind === 'goal' || move.kind === 'score';
  const isOpenToBoth = isAccount && (refusal?.status === 409 || refusal?.status === 412);
  const asked = useQuery({
    queryKey: ['game', gameId],
    queryFn: () => read<SentGame>(`/api/games/${gameId}`),
    enabled: isOpenToBoth,
  });
  const game = asked.data;
  return (
    <>
      <p role="alert">{refusal?.sentence}</p>
      {isOpenToBoth && game !== undefined && !isCompleted(game) ? (
        <Suspense>
          <TwoAccounts game={game} held={undecidedEntries(queue, gameId)} />
        </Suspense>
      ) : (
        <button type="button" className={button.secondary} onClick={() => letGo(entry)}>
          {refusal?.status === 412 ? text.letGo : text.discard}
        </button>
      )}
    </>
  );
}
