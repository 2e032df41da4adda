import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { SignersRecord } from '../../domain/answer/player/whole-record.ts';
import type { Sibling } from '../../domain/use-case/record/signer.ts';
import type { FormValues } from '../form/form-values.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { arriveAt } from '../kit/arrival.ts';
import { ForgetDevice } from '../kit/forget-device.tsx';
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
const signersParts = () => import('../record/record-area.tsx');
const RecordOpening = lazy(() => signersParts().then((part) => ({ default: part.RecordOpening })));
const RecordArea = lazy(() => signersParts().then((part) => ({ default: part.RecordArea })));
const RecordErased = lazy(() => signersParts().then((part) => ({ default: part.RecordErased })));

type View =
  | { readonly of: 'search' }
  | { readonly of: 'opening'; readonly id: number }
  | { readonly of: 'card'; readonly player: PlayerRecord; readonly signed?: SignersRecord }
  | { readonly of: 'edit'; readonly player: PlayerRecord }
  | { readonly of: 'erased'; readonly name: string; readonly siblings: readonly Sibling[] };

/** Page to look up a registration, see it and change its contacts; for the signer, everything that is kept. */
export function PlayerIdPage() {
  const { id } = useParams();
  return <PlayerId key={id} id={id === undefined ? undefined : Number(id)} />;
}

/** Page of one player, where the address names one, or of the search. */
function PlayerId({ id }: { readonly id: number | undefined }) {
  const start: View = id === undefined ? { of: 'search' } : { of: 'opening', id };
  const [view, setView] = useStateOfPage<View>(`player id ${id}`, start);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) arriveAt(heading.current);
    shown.current = view;
  }, [view]);
  const [sought, setSought] = useState<FormValues>();
  /** Returns the card of a player; what this page has proved about the same one stays. */
  const cardOf = (player: PlayerRecord): View => {
    const before = 'player' in view && view.player.id === player.id ? view.player : {};
    return { of: 'card', player: { ...before, ...player } };
  };
  const show = (player: PlayerRecord) => setView(cardOf(player));
  /** Shows another state of the page without a jump to its top. */
  const stayAt = (next: View) => {
    shown.current = next;
    setView(next);
  };
  const found = (player: PlayerRecord, values: FormValues) => {
    // Removes the toast of an earlier search without result.
    dismissToast();
    setSought(values);
    show(player);
  };
  const foundAgain = (player: PlayerRecord, values: FormValues) => {
    lookUpRight.resume();
    if (!('player' in view) || view.player.id !== player.id) found(player, values);
    else dismissToast();
  };
  const searchAnew = () => (id === undefined ? setView({ of: 'search' }) : void navigate('/player-lookup'));
  const startOver = () => {
    setSought(undefined);
    if (id === undefined) setView({ of: 'search' });
    else void navigate('/player-lookup', { replace: true });
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
      {view.of === 'opening' && (
        <Suspense>
          <RecordOpening
            id={view.id}
            onFound={(signed) => setView({ of: 'card', player: signed.player, signed })}
            onRefused={() => void navigate('/player-lookup#record', { replace: true })}
          />
        </Suspense>
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
            onChanged={(player) => stayAt(cardOf(player))}
            onNewSearch={searchAnew}
            record={
              <RecordArea
                id={view.player.id}
                start={view.signed}
                onChanged={(player) => stayAt({ of: 'card', player })}
                onErased={(siblings) => stayAt({ of: 'erased', name: view.player.name, siblings })}
              />
            }
          />
          <div className={styles.forget}>
            <ForgetDevice onForgotten={startOver} />
          </div>
        </>
      )}
      {view.of === 'edit' && <PlayerEditForm player={view.player} onSaved={show} onCancel={() => show(view.player)} />}
      {view.of === 'erased' && (
        <Suspense>
          <RecordErased name={view.name} siblings={view.siblings} />
        </Suspense>
      )}
      <AccessExpiredDialog right={lookUpRight} {...words.id.ended}>
        <PlayerSearchForm {...(sought !== undefined && { start: sought })} onFound={foundAgain} />
      </AccessExpiredDialog>
    </div>
  );
}
