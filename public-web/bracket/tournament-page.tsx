import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { type TournamentPart, tournamentParts } from '../../domain/rule/tournament/tournament-part.ts';
import { SpokenNews } from '../game/spoken-news.tsx';
import { AsOf } from '../kit/as-of.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { TabList } from '../kit/tab-list.tsx';
import { useFollowedTeam } from '../kit/use-followed-team.ts';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { words } from './page-words.ts';
import styles from './tournament-page.module.css';
import { TournamentPanel } from './tournament-panel.tsx';
import { TournamentWays } from './tournament-ways.tsx';
import { useBracketPart, useOwnAddress } from './use-bracket-part.ts';
import { useTournament } from './use-tournament.ts';

const TeamVerification = lazy(() =>
  import('./team-verification.tsx').then((part) => ({ default: part.TeamVerification })),
);

/** Page of one tournament: its name and tabs stay in sight above the content of a tab. The list of teams is open to everybody. */
export function TournamentPage() {
  const { id = '' } = useParams();
  const own = useOwnAddress();
  if (own !== undefined) return <Navigate to={own} replace />;
  return (
    <div className={styles.page}>
      <Queries>
        <Tournament key={id} id={Number(id)} />
      </Queries>
    </div>
  );
}

function Tournament({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const { tournaments } = useBoard();
  const { detail, failure, again, heard: freshness } = useTournament(id);
  const [part, panel, showPart] = useBracketPart();
  const [, follow] = useFollowedTeam();
  const bar = useBarHeight();
  const tournament = detail?.tournament ?? tournaments?.find((one) => one.id === id);
  const isLocked = detail?.verificationRequired === true;
  const isAsked = isLocked && part !== 'teams';
  const title = tournament?.name ?? site.pages.brackets;
  // Nothing is known that a tab or a fact could show.
  if (tournament === undefined && failure !== null)
    return (
      <>
        <title>{`${title} · ${site.brand}`}</title>
        <TournamentWays id={id} />
        <h1>{title}</h1>
        <NotShown failure={failure} onRetry={again} />
      </>
    );
  return (
    <>
      <title>{`${title} · ${site.brand}`}</title>
      <TournamentWays id={id} />
      <div ref={bar} className={styles.bar}>
        <h1>{title}</h1>
        <TournamentTabs chosen={part} isLocked={isAsked} onChoose={showPart} />
      </div>
      <TournamentFacts tournament={tournament} />
      {freshness !== undefined && <AsOf {...freshness} />}
      <SpokenNews games={detail?.games} />
      <div ref={panel} id="tournament-part" role="tabpanel" aria-labelledby={`tab-${part}`} className={styles.panel}>
        {detail === undefined && failure === null && <PageLoading text={words.detail.loading} isLong />}
        {detail === undefined && failure !== null && <NotShown failure={failure} onRetry={again} />}
        {detail !== undefined && isAsked && (
          <Suspense>
            <TeamVerification
              tournament={detail.tournament}
              teams={detail.teams}
              onVerified={(teamName) => {
                follow(detail.teams.find(({ name }) => name === teamName)?.id);
                return again();
              }}
              onCancel={() => void navigate('/tournaments')}
            />
          </Suspense>
        )}
        {detail !== undefined && !isAsked && <TournamentPanel part={part} detail={detail} />}
      </div>
    </>
  );
}

function NotShown({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const isGone = [400, 404].includes(verdictOf(failure)?.status ?? 0);
  if (!isGone) return <LoadFailed sentence={words.detail.failed} failure={failure} onRetry={onRetry} />;
  return (
    <div className={styles.notice} role="alert">
      <p>{words.detail.gone}</p>
    </div>
  );
}

/** Sets the CSS variable `--bar-height` to the height of the tournament's bar in pixels, since its name may take several lines. */
function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const watch = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--bar-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return bar;
}

const { detail: text } = words;

/** Date, age group, place and status of a tournament; facts that are still loading keep their place. */
function TournamentFacts({ tournament }: { readonly tournament: PublicTournament | undefined }) {
  const facts = [
    [text.date, tournament && writtenDate(tournament.date)],
    [text.ageGroup, tournament && writtenAges(tournament.ageGroup)],
    [text.location, tournament?.location],
    [text.status, tournament && words.statuses[tournament.status]],
  ] as const;
  return (
    <dl className={styles.facts} data-status={tournament?.status}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TournamentTabsProps {
  readonly chosen: TournamentPart;
  /** Whether a team's name must be entered first. */
  readonly isLocked: boolean;
  readonly onChoose: (part: TournamentPart) => void;
}

/** Tabs for bracket, table, games and teams, which stay in reach while the page is scrolled. */
export function TournamentTabs({ chosen, isLocked, onChoose }: TournamentTabsProps) {
  return (
    <TabList
      label={words.parts.label}
      className={styles.tabs}
      tabs={tournamentParts.map((name) => ({ name, text: words.parts[name], isClosed: isLocked && name !== chosen }))}
      chosen={chosen}
      panel="tournament-part"
      onChoose={onChoose}
    />
  );
}
