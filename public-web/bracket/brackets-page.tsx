import { Navigate, useSearchParams } from 'react-router';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './brackets-page.module.css';
import { NoTournament } from './no-tournament.tsx';
import { words } from './page-words.ts';
import { RefreshButton } from './refresh-button.tsx';
import { TournamentCards } from './tournament-cards.tsx';

/** List of the tournaments; each has a page of its own. */
export function BracketsPage() {
  const [address] = useSearchParams();
  const named = address.get('tournament');
  // Old shared links name the tournament in the query.
  if (named !== null && /^[1-9]\d{0,8}$/.test(named)) return <Navigate to={`/tournaments/${named}`} replace />;
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
  const { tournaments, unlisted, askAgain } = useBoard();
  return (
    <>
      <div className={styles.head}>
        <h1>{site.pages.brackets}</h1>
        <RefreshButton />
      </div>
      {tournaments === undefined && unlisted === undefined && <PageLoading text={words.loading} isLong />}
      {unlisted !== undefined && askAgain !== undefined && (
        <LoadFailed sentence={words.failed} failure={unlisted} onRetry={askAgain} />
      )}
      {tournaments?.length === 0 && <NoTournament />}
      {tournaments !== undefined && tournaments.length > 0 && (
        <>
          <p className={styles.select}>{words.select}</p>
          <TournamentCards tournaments={tournaments} />
        </>
      )}
    </>
  );
}
