import { Navigate, useSearchParams } from 'react-router';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './brackets-page.module.css';
import { inOrder } from './in-order.ts';
import { words } from './page-words.ts';
import { RefreshButton } from './refresh-button.tsx';

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

/** Message shown while there is no tournament at all. */
function NoTournament() {
  return (
    <div className={styles.none}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <path d="M10 20h90v40h-90M100 40h60v50M10 120h90v40h-90M100 140h60v-50" />
          <path d="M160 90h80" strokeDasharray="3 12" strokeLinecap="round" />
        </g>
        <circle cx="268" cy="90" r="22" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      <p>
        <strong>{words.none.title}</strong>
        {words.none.text}
      </p>
      <Link to="/" className={button.primary}>
        {site.home}
      </Link>
    </div>
  );
}

/** Cards of the tournaments: active ones first, then upcoming and completed ones. */
function TournamentCards({ tournaments }: { readonly tournaments: readonly PublicTournament[] }) {
  return (
    <ul className={styles.cards} aria-label={words.cards}>
      {inOrder(tournaments).map(({ id, name, status, date, ageGroup, location }) => (
        <li key={id}>
          <Link to={`/tournaments/${id}`} className={styles.card} data-status={status}>
            <span className={styles.badge}>{words.statuses[status]}</span>
            <strong>{name}</strong>
            <span className={styles.date}>{writtenDate(date)}</span>
            <span>{writtenAges(ageGroup)}</span>
            <span className={styles.where}>{location}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
