import { useEffect, useState } from 'react';
import { easternClock } from '../game/eastern-time.ts';
import { expectedInterval } from '../game/freshness.ts';
import { useGameNews } from '../game/game-news.ts';
import { useLiveGames, useLiveScores } from '../game/game-queries.ts';
import { type GamesPart, gamesByDay } from '../game/games-by-day.ts';
import { usePlaces } from '../game/place-of.ts';
import { isCompleted, isPlaying, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { Spoken } from '../game/spoken-news.tsx';
import { words } from '../game/words.ts';
import { AsOf } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useNow } from '../kit/use-now.ts';
import { words as site } from '../site/words.ts';
import row from './game-row.module.css';
import { GameLine } from './game-row.tsx';
import { NoneActive, titleOf } from './live-games.tsx';
import styles from './television.module.css';

/** Number of games on a page. */
const most = 6;

/** Time for which a page stays, and interval at which the clock is read, in milliseconds. */
const every = { page: 12_000, clock: 2000 } as const;

/** Live scores for a television at the venue: large, and page after page. */
export function Television() {
  const isPushed = useLiveGames();
  const asked = useLiveScores(isPushed);
  const now = useNow(every.clock);
  const { spoken, hasJustEnded } = useGameNews(asked.data);
  const { turn, isTurning, step, toggle } = useTurning();
  useWakeLock();
  const pages = pagesOf(gamesByDay(asked.data ?? [], new Date(now), hasJustEnded));
  const at = turn % Math.max(1, pages.length);
  const page = pages[at];
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{page?.title ?? site.pages.liveScores}</h1>
        {pages.length > 1 && <p>{words.television.page(at + 1, pages.length)}</p>}
        <p className={styles.clock}>{easternClock(new Date(now).toISOString())}</p>
      </header>
      {asked.isPending ? (
        <PageLoading text={words.loading} />
      ) : asked.data === undefined ? (
        <LoadFailed sentence={words.failed} failure={asked.error} onRetry={asked.refetch} />
      ) : page === undefined ? (
        <NoneActive hasNext={false} />
      ) : (
        <Games games={page.games} isNow={page.isNow} />
      )}
      <AsOf at={asked.dataUpdatedAt} every={expectedInterval(isPushed)} isLost={asked.isError} />
      <Spoken text={spoken} />
      <div className={styles.ways}>
        <button type="button" className={button.quiet} onClick={toggle}>
          {isTurning ? words.television.pause : words.television.resume}
        </button>
        <button type="button" className={button.quiet} onClick={step}>
          {words.television.next}
        </button>
        <Link to="/live-scores" className={button.quiet}>
          {words.television.leave}
        </Link>
      </div>
    </div>
  );
}

function Games({ games, isNow }: Pick<TelevisionPage, 'games' | 'isNow'>) {
  const placeOf = usePlaces(games);
  return (
    <ul className={styles.games}>
      {games.map((game) => {
        const [one, other] = sideNames(game);
        return (
          <li key={game.id} className={row.row} data-playing={isPlaying(game)}>
            <GameLine
              game={game}
              place={placeOf(game)}
              isFullTime={isNow && isCompleted(game)}
              one={<bdi>{one}</bdi>}
              other={<bdi>{other}</bdi>}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TelevisionPage {
  readonly title: string;
  readonly isNow: boolean;
  readonly games: readonly SentGame[];
}

/** Returns all current games, then one page of the next ones and one of the latest results. */
function pagesOf(parts: readonly GamesPart[]): readonly TelevisionPage[] {
  const next = parts.find(({ is }) => is === 'next' || is === 'later');
  return parts
    .filter((part) => part.is === 'now' || part === next || part.is === 'over')
    .flatMap((part) => {
      const pages = Math.ceil(part.games.length / most);
      return Array.from({ length: part.is === 'now' ? pages : 1 }, (_, page) => ({
        title: titleOf(part),
        isNow: part.is === 'now',
        games: part.games.slice(page * most, (page + 1) * most),
      }));
    });
}

/** Turns the pages, unless somebody prefers less motion or has paused them. */
function useTurning() {
  const [turn, setTurn] = useState(0);
  const [isTurning, setTurning] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const step = () => setTurn((turned) => turned + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn, by hand too, starts the full time of a page
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setTurn((turned) => turned + 1), every.page);
    return () => clearTimeout(timer);
  }, [isTurning, turn]);
  return { turn, isTurning, step, toggle: () => setTurning(!isTurning) };
}

/** Keeps the screen awake while the page is visible, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const wake = async () => {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    void wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
}
