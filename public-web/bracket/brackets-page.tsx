import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { arriveAt } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { showToast } from '../kit/toasts.ts';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './brackets-page.module.css';
import { NoTournament } from './no-tournament.tsx';
import { words } from './page-words.ts';
import { TournamentCards } from './tournament-cards.tsx';
import { TournamentDay } from './tournament-day.tsx';

/** The public brackets: the tournaments, and the one that was chosen. */
export function BracketsPage() {
  return (
    <div className={styles.page}>
      <title>{`${site.pages.brackets} · ${site.brand}`}</title>
      <Queries>
        <Tournaments />
      </Queries>
    </div>
  );
}

function Tournaments() {
  const [address, setAddress] = useSearchParams();
  const { tournaments, unlisted, askAgain } = useBoard();
  const queries = useQueryClient();
  const chosen = Number(address.get('tournament')) || undefined;
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries(), askAgain?.()]);
    showToast({ tone: 'good', ...words.refreshed });
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{site.pages.brackets}</h1>
        <button type="button" className={button.secondary} onClick={refresh}>
          {words.refresh}
        </button>
      </div>
      {tournaments === undefined && unlisted === undefined && <PageLoading text={words.loading} />}
      {unlisted !== undefined && askAgain !== undefined && (
        <LoadFailed sentence={words.failed} failure={unlisted} onRetry={askAgain} />
      )}
      {tournaments?.length === 0 && <NoTournament />}
      {tournaments !== undefined && tournaments.length > 0 && (
        <>
          <TournamentCards
            tournaments={tournaments}
            chosen={chosen}
            onChoose={(id) => setAddress({ tournament: String(id) })}
          />
          <Chosen id={chosen} onLeave={() => setAddress({})} />
        </>
      )}
    </>
  );
}

interface ChosenProps {
  readonly id: number | undefined;
  readonly onLeave: () => void;
}

function Chosen({ id, onLeave }: ChosenProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (id !== undefined && shown.current !== id) arriveAt(place.current);
    shown.current = id;
  }, [id]);
  if (id === undefined) return <p className={styles.notice}>{words.select}</p>;
  return (
    <div ref={place} tabIndex={-1} className={styles.day}>
      <TournamentDay key={id} id={id} onLeave={onLeave} />
    </div>
  );
}
