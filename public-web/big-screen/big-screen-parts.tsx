import type { ReactNode } from 'react';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { usePlaces } from '../game/place-of.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { useBoard } from '../site/board.ts';
import { upcomingTournaments } from '../tournament/open-tournaments.ts';
import styles from './big-screen.module.css';
import { NextGames, PlayedGames, Results, TopOfScorers } from './big-screen-games.tsx';
import { words } from './big-screen-words.ts';
import { inPages, mostNow, pageAt, type ScreenProgram } from './screen-program.ts';

interface BigScreenPartsProps {
  readonly program: ScreenProgram;
  readonly scorers: readonly TopScorer[];
  readonly turn: number;
  /** Ids of the games in which a goal was just scored. */
  readonly scored: readonly number[];
  readonly now: number;
  readonly isLoading: boolean;
  readonly tournamentId: number | undefined;
}

/** One page of a panel. */
interface Page {
  readonly title: string;
  readonly body: ReactNode;
}

/** Maximum number of lines on a page of a panel, and of pages of results and of scorers. */
const most = { next: 3, nextLarge: 5, results: 2, scorers: 3, pages: 3 } as const;

/** Panels of the big screen: current games in the large one, then next games, results and scorers in turn, and a QR code. */
export function BigScreenParts({ program, scorers, turn, scored, now, isLoading, tournamentId }: BigScreenPartsProps) {
  const placeOf = usePlaces([...program.now, ...program.next]);
  const playing = pagesOf(words.now, program.now, mostNow, (games) => (
    <PlayedGames
      games={games}
      slots={inPages(program.now, mostNow)[0]?.length ?? 0}
      scored={scored}
      placeOf={placeOf}
      now={now}
    />
  ));
  const next = (count: number) =>
    pagesOf(words.next, program.next, count, (games) => <NextGames games={games} placeOf={placeOf} now={now} />);
  const latest = program.results.slice(0, most.pages * most.results);
  const results = pagesOf(words.results, latest, most.results, (games) => <Results games={games} />);
  const first = scorers.slice(0, most.pages * most.scorers);
  const best = pagesOf(words.scorers, first, most.scorers, (lines) => <TopOfScorers scorers={lines} />);
  if (isLoading) return <PageLoading text={words.loading} />;
  const hasNow = playing.length > 0;
  const large = hasNow ? playing : next(most.nextLarge);
  return (
    <>
      <div className={styles.large} data-count={hasNow ? Math.min(program.now.length, mostNow) : undefined}>
        {large.length > 0 ? (
          <Panel pages={large} turn={turn} isLarge />
        ) : (
          <Nothing isOver={results.length > 0} tournamentId={tournamentId} />
        )}
      </div>
      <div className={styles.beside}>
        {hasNow ? (
          <>
            <Panel pages={next(most.next)} turn={turn} />
            <Panel pages={inTurn(results, best)} turn={turn} />
          </>
        ) : (
          <>
            <Panel pages={results} turn={turn} />
            <Panel pages={best} turn={turn} />
          </>
        )}
        <Follow tournamentId={tournamentId} />
      </div>
    </>
  );
}

function pagesOf<Shown>(
  title: string,
  all: readonly Shown[],
  count: number,
  body: (shown: readonly Shown[]) => ReactNode,
): readonly Page[] {
  return inPages(all, count).map((shown) => ({ title, body: body(shown) }));
}

/** Interleaves the pages of two lists, beginning with the first page of each. */
const inTurn = (some: readonly Page[], others: readonly Page[]): readonly Page[] =>
  Array.from({ length: most.pages }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((page) => page !== undefined);

interface PanelProps {
  readonly pages: readonly Page[];
  readonly turn: number;
  readonly isLarge?: boolean;
}

/** Shows one of several pages, or nothing if there is none. All panels turn together, so only the large one shows the page number. */
function Panel({ pages, turn, isLarge = false }: PanelProps) {
  const at = pageAt(turn, pages.length);
  const page = pages[at];
  if (page === undefined) return null;
  return (
    <section className={styles.panel} data-large={isLarge} aria-label={page.title}>
      <div className={styles.panelHead}>
        <h2>{page.title}</h2>
        {isLarge && pages.length > 1 && <p>{words.page(at + 1, pages.length)}</p>}
      </div>
      <div key={at} className={styles.page}>
        {page.body}
      </div>
    </section>
  );
}

interface NothingProps {
  readonly isOver: boolean;
  readonly tournamentId: number | undefined;
}

/** Message for a day without any game left: the day is over, or the next tournament is on another one. */
function Nothing({ isOver, tournamentId }: NothingProps) {
  const upcoming = upcomingTournaments(useBoard());
  const chosen = upcoming.find(({ id }) => id === tournamentId);
  const next = chosen ?? upcoming[0];
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <path d="M8 8h304v184H8zM160 8v184M8 60h44v80H8M312 60h-44v80h44" />
          <circle cx="160" cy="100" r="38" strokeDasharray="8 7" />
        </g>
        <circle cx="160" cy="100" r="11" fill="var(--mark)" />
      </svg>
      <h2>{words.none}</h2>
      {isOver && <p>{words.over}</p>}
      {next !== undefined && (
        <p>{next === chosen ? words.begins(next.date) : words.nextTournament(next.name, next.date)}</p>
      )}
    </div>
  );
}

/** QR code and address under which a phone shows the same games. */
function Follow({ tournamentId }: { readonly tournamentId: number | undefined }) {
  const path = tournamentId === undefined ? '/live-scores' : `/tournaments/${tournamentId}`;
  const address = `${window.location.host}${path.replace(/\?.*/, '')}`;
  return (
    <div className={styles.follow}>
      <QrCode text={`${window.location.origin}${path}`} label={words.follow.label(address)} />
      <p>
        <strong>{words.follow.title}</strong>
        {words.follow.text}
        <span className={styles.address}>{address}</span>
      </p>
    </div>
  );
}
