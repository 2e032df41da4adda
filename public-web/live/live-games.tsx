import { type ReactNode, useState } from 'react';
import { gather } from '../../domain/rule/match/gather.ts';
import { dayOf } from '../game/eastern-time.ts';
import { expectedInterval } from '../game/freshness.ts';
import { useGameNews } from '../game/game-news.ts';
import { useLiveScores } from '../game/game-queries.ts';
import { type GamesPart, gamesByDay } from '../game/games-by-day.ts';
import { ownFirst } from '../game/games-to-show.ts';
import styles from '../game/live-scores.module.css';
import { isCompleted, type SentGame } from '../game/sent-game.ts';
import { Spoken } from '../game/spoken-news.tsx';
import { words } from '../game/words.ts';
import { AsOf } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useFollowedTeam } from '../kit/use-followed-team.ts';
import { useNow } from '../kit/use-now.ts';
import { useQueue } from '../score-keeper/keeper-outbox.ts';
import { withWaiting } from '../score-keeper/keeper-queue.ts';
import { useBoard } from '../site/board.ts';
import { nextTournament } from '../site/open-tournaments.ts';
import { GameRow } from './game-row.tsx';

/** Interval at which the current day is checked, in milliseconds. */
const everyMinute = 60_000;

/** Number of games of a part that are shown at once; the others follow on demand. */
const most = { next: 12, later: 12, over: 8 } as const;

interface LiveGamesProps {
  readonly isPushed: boolean;
  readonly onChoose: ((game: SentGame) => void) | undefined;
}

/** Live games: current ones at the top, then today's, other days folded under their dates, and the results. */
export function LiveGames({ isPushed, onChoose }: LiveGamesProps) {
  const asked = useLiveScores(isPushed);
  const queue = useQueue();
  const [team] = useFollowedTeam();
  const now = useNow(everyMinute);
  const { spoken, hasJustEnded } = useGameNews(asked.data);
  if (asked.isPending) return <PageLoading text={words.loading} isLong />;
  if (asked.data === undefined)
    return <LoadFailed sentence={words.failed} failure={asked.error} onRetry={asked.refetch} />;
  const parts = gamesByDay(
    ownFirst(asked.data, team).map((game) => withWaiting(game, queue)),
    new Date(now),
    hasJustEnded,
  );
  const playing = parts.find(({ is }) => is === 'now')?.games ?? [];
  const [first, ...others] = parts.filter(({ is }) => is === 'next' || is === 'later');
  return (
    <div className={styles.lists}>
      <AsOf at={asked.dataUpdatedAt} every={expectedInterval(isPushed)} isLost={asked.isError} />
      <section aria-labelledby="now">
        <h2 id="now">{words.now}</h2>
        {playing.length === 0 && <NoneActive hasNext={first !== undefined} />}
        <ByTournament games={playing} isNow onChoose={onChoose} />
        <Spoken text={spoken} />
      </section>
      {first !== undefined && <Part part={first} onChoose={onChoose} />}
      {others.map((part) => (
        <Folded key={String(part.day)} part={part}>
          <Rows part={part} onChoose={onChoose} />
        </Folded>
      ))}
      {parts
        .filter(({ is }) => is === 'over')
        .map((part) => (
          <Part key={String(part.day)} part={part} onChoose={onChoose} />
        ))}
    </div>
  );
}

interface PartProps {
  readonly part: GamesPart;
  readonly onChoose: ((game: SentGame) => void) | undefined;
}

function Part({ part, onChoose }: PartProps) {
  return (
    <section>
      <h2>{titleOf(part)}</h2>
      <Rows part={part} onChoose={onChoose} />
    </section>
  );
}

/** Games of another day, folded under its date. */
function Folded({ part, children }: { readonly part: GamesPart; readonly children: ReactNode }) {
  return (
    <details className={styles.later}>
      <summary>
        <h2>{titleOf(part)}</h2>
        <span>{words.games(part.games.length)}</span>
      </summary>
      {children}
    </details>
  );
}

/** Returns the heading of a part of the games. */
export function titleOf({ is, day }: GamesPart): string {
  if (is === 'now') return words.now;
  const date = day === undefined ? undefined : day === null ? words.noTime : dayOf(day);
  if (is === 'over') return [words.results, date].filter(Boolean).join(' · ');
  return date ?? words.next;
}

function Rows({ part: { is, games }, onChoose }: PartProps) {
  const [isWhole, showAll] = useState(false);
  const shown = isWhole || is === 'now' ? games : games.slice(0, most[is]);
  return (
    <>
      <ByTournament games={shown} onChoose={onChoose} />
      {shown.length < games.length && (
        <button type="button" className={`${button.quiet} ${styles.more}`} onClick={() => showAll(true)}>
          {words.allOfThem(games.length)}
        </button>
      )}
    </>
  );
}

interface RowsProps {
  readonly games: readonly SentGame[];
  /** Whether these are the current games: one that is over has just ended. */
  readonly isNow?: boolean;
  readonly onChoose: ((game: SentGame) => void) | undefined;
}

/** Games grouped by tournament, with its name and place. */
function ByTournament({ games, isNow = false, onChoose }: RowsProps) {
  return [...gather(games, ({ tournamentId }) => tournamentId)].map(([id, own]) => (
    <div key={id}>
      <TournamentName id={id} />
      <ul className={styles.rows}>
        {own.map((game) => (
          <GameRow key={game.id} game={game} isFullTime={isNow && isCompleted(game)} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  ));
}

/** Name of a tournament; its line is reserved while it is loading. */
function TournamentName({ id }: { readonly id: number }) {
  const tournament = useBoard().tournaments?.find((one) => one.id === id);
  return (
    <h3 className={styles.tournament}>
      {tournament === undefined ? (
        '\u00a0'
      ) : (
        <>
          <Link to={`/tournaments/${id}`}>{tournament.name}</Link> <small>{tournament.location}</small>
        </>
      )}
    </h3>
  );
}

/** Message while no game is played, with the next tournament. */
export function NoneActive({ hasNext }: { readonly hasNext: boolean }) {
  const next = nextTournament(useBoard());
  return (
    <p className={styles.notice}>
      <strong>{words.noneActive}</strong>
      {!hasNext && next !== undefined && words.nextKickOff(next.name, next.date)}
    </p>
  );
}
