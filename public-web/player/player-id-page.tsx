import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { FormValues } from '../form/form-values.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { arriveAt } from '../kit/arrival.ts';
import { useStateOfPage } from '../kit/state-of-page.ts';
import { dismissToast } from '../kit/toasts.ts';
import { words as site } from '../site/words.ts';
import { lookUpRight } from './player-calls.ts';
import { PlayerCard } from './player-card.tsx';
import { PlayerDetails } from './player-details.tsx';
import { PlayerEditForm } from './player-edit-form.tsx';
import styles from './player-id-page.module.css';
import { PlayerSearchForm } from './player-search-form.tsx';
import { words } from './words.ts';

const PlayersNextGame = lazy(() =>
  import('./players-next-game.tsx').then((part) => ({ default: part.PlayersNextGame })),
);

type View =
  | { readonly of: 'search' }
  | { readonly of: 'card'; readonly player: PlayerRecord }
  | { readonly of: 'edit'; readonly player: PlayerRecord };

/** Page to look up a registration, see it and change its contacts. */
export function PlayerIdPage() {
  const [view, setView] = useStateOfPage<View>('player id', { of: 'search' });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) arriveAt(heading.current);
    shown.current = view;
  }, [view]);
  const [sought, setSought] = useState<FormValues>();
  const show = (player: PlayerRecord) => setView({ of: 'card', player });
  const found = (player: PlayerRecord, values: FormValues) => {
    // Removes the toast of an earlier search without result.
    dismissToast();
    setSought(values);
    show(player);
  };
  const foundAgain = (player: PlayerRecord, values: FormValues) => {
    lookUpRight.resume();
    if (view.of === 'search' || view.player.id !== player.id) found(player, values);
    else dismissToast();
  };
  return (
    <div className={styles.page}>
      <title>{`${words.id.pageTitle} · ${site.brand}`}</title>
      <h1 key={view.of} ref={heading} tabIndex={-1} className={styles.title}>
        {words.id.title}
      </h1>
      {view.of === 'search' && (
        <>
          <p className={styles.lede}>{words.id.lede}</p>
          <PlayerSearchForm onFound={found} />
        </>
      )}
      {view.of === 'card' && (
        <>
          <PlayerCard player={view.player} />
          {view.player.teamId !== null && (
            <div className={styles.next}>
              <Suspense>
                <PlayersNextGame teamId={view.player.teamId} />
              </Suspense>
            </div>
          )}
          <PlayerDetails
            player={view.player}
            onEdit={() => setView({ of: 'edit', player: view.player })}
            onConfirmed={show}
            onNewSearch={() => setView({ of: 'search' })}
          />
        </>
      )}
      {view.of === 'edit' && <PlayerEditForm player={view.player} onSaved={show} onCancel={() => show(view.player)} />}
      <AccessExpiredDialog right={lookUpRight} {...words.id.ended}>
        <PlayerSearchForm {...(sought !== undefined && { start: sought })} onFound={foundAgain} />
      </AccessExpiredDialog>
    </div>
  );
}
