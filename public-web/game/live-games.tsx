import { AsOf } from '../kit/as-of.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useBoard } from '../site/board.ts';
import { upcomingTournaments } from '../tournament/open-tournaments.ts';
import { announced } from './announced.ts';
import { GameCard } from './game-card.tsx';
import { useLiveScores } from './games-asked.ts';
import { heardEvery } from './heard.ts';
import { useQueue } from './keeper-outbox.ts';
import { withWaiting } from './keeper-queue.ts';
import styles from './live-scores.module.css';
import { type PlaceOf, usePlaces } from './place-of.ts';
import { isCompleted, isPlaying, type ShownGame } from './shown-game.ts';
import { words } from './words.ts';

interface LiveGamesProps {
  readonly isPushed: boolean;
  readonly onChoose: (game: ShownGame) => void;
}

/** What is on now at the top, next up with field and time, the results below. */
export function LiveGames({ isPushed, onChoose }: LiveGamesProps) {
  const asked = useLiveScores(isPushed);
  const queue = useQueue();
  const placeOf = usePlaces(asked.data ?? []);
  if (asked.isPending) return <PageLoading text={words.loading} isLong />;
  if (asked.data === undefined)
    return <LoadFailed sentence={words.failed} failure={asked.error} onRetry={asked.refetch} />;
  const games = asked.data.map((game) => withWaiting(game, queue));
  const playing = games.filter(isPlaying);
  return (
    <div className={styles.lists}>
      <AsOf at={asked.dataUpdatedAt} every={heardEvery(isPushed)} isLost={asked.isError} />
      <section aria-labelledby="now">
        <h2 id="now">{words.now}</h2>
        {playing.length === 0 && <NoneActive hasNext={games.some((game) => !isCompleted(game))} />}
        <ul className={styles.now}>
          {playing.map((game) => (
            <GameCard key={game.id} game={game} place={placeOf(game)} onChoose={onChoose} isLarge />
          ))}
        </ul>
        <p className={styles.spoken} aria-live="polite">
          {announced(playing)}
        </p>
      </section>
      <Section
        title={words.next}
        games={games.filter((game) => !isPlaying(game) && !isCompleted(game))}
        {...{ placeOf, onChoose }}
      />
      <Section title={words.results} games={games.filter(isCompleted)} {...{ placeOf, onChoose }} />
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly games: readonly ShownGame[];
  readonly placeOf: PlaceOf;
  readonly onChoose: (game: ShownGame) => void;
}

function Section({ title, games, placeOf, onChoose }: SectionProps) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} place={placeOf(game)} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

/** Nobody plays: then at least when somebody will. */
function NoneActive({ hasNext }: { readonly hasNext: boolean }) {
  const next = upcomingTournaments(useBoard())[0];
  return (
    <p className={styles.notice}>
      <strong>{words.noneActive}</strong>
      {!hasNext && next !== undefined && words.nextKickOff(next.name, next.date)}
    </p>
  );
}
