import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { StandingsTables } from '../standings/standings-tables.tsx';
import { CallFailed } from '../transport/call-failed.ts';
import { BracketView } from './bracket-view.tsx';
import styles from './brackets-page.module.css';
import { words } from './page-words.ts';
import { TeamVerification } from './team-verification.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { tournamentDetail } from './tournament-detail.ts';
import { TournamentGames } from './tournament-games.tsx';

/** How often the games are asked for where nothing is pushed, in milliseconds (operations specification, section 7). */
const everyThreeSeconds = 3000;

interface TournamentDayProps {
  readonly id: number;
  readonly onLeave: () => void;
}

/** The chosen tournament: what it is, its brackets, its standings and all its games. */
export function TournamentDay({ id, onLeave }: TournamentDayProps) {
  const queries = useQueryClient();
  const again = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['tournament', id] });
  }, [queries, id]);
  const isPushed = useLivePush(useMemo(() => newsOf(id, again), [id, again]));
  const asked = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => tournamentDetail(id),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      !isPushed && state.data?.tournament.status === 'active' ? everyThreeSeconds : false,
  });
  if (asked.isPending) return <PageLoading text={words.detail.loading} />;
  if (asked.data === undefined) return <NotShown failure={asked.error} onRetry={again} />;
  const detail = asked.data;
  if (detail.verificationRequired === true) {
    return <TeamVerification tournament={detail.tournament} onVerified={again} onCancel={onLeave} />;
  }
  return (
    <>
      <TournamentCard detail={detail} />
      {detail.brackets.length === 0 ? (
        <p className={styles.notice}>{words.detail.notDrawn}</p>
      ) : (
        <>
          <BracketView detail={detail} />
          <StandingsTables tournamentId={id} brackets={detail.brackets} />
          <TournamentGames games={detail.games} teams={detail.teams} />
        </>
      )}
    </>
  );
}

/** The brackets are asked for again when a game of this tournament has changed. */
function newsOf(id: number, again: () => void): LiveNews {
  const soon = askingSoon(again);
  return {
    onList: again,
    onGame: ({ tournamentId }) => tournamentId === id && soon(),
    onGone: soon,
    onGoals: () => {},
  };
}

function NotShown({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const isGone = failure instanceof CallFailed && failure.status === 404;
  if (!isGone) return <LoadFailed sentence={words.detail.failed} failure={failure} onRetry={onRetry} />;
  return (
    <div className={styles.notice} role="alert">
      <p>{words.detail.gone}</p>
    </div>
  );
}
