import type { KeeperRange } from '../../domain/rule/score-keeper/keeper-range.ts';
import { expectedInterval } from '../game/freshness.ts';
import { useAllGames } from '../game/game-queries.ts';
import { inKeepersOrder, isWithinWidth } from '../game/games-to-show.ts';
import styles from '../game/live-scores.module.css';
import { usePlaces } from '../game/place-of.ts';
import { isCompleted, type SentGame } from '../game/sent-game.ts';
import { words } from '../game/words.ts';
import { AsOf } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useQueue } from '../score-keeper/keeper-outbox.ts';
import { withWaiting } from '../score-keeper/keeper-queue.ts';
import { words as forKeepers } from '../score-keeper/keeping-words.ts';
import { GameRow } from './game-row.tsx';

const { keeping } = forKeepers;

interface AllGamesProps {
  readonly isPushed: boolean;
  /** Range of the keeper's link. */
  readonly width: KeeperRange | undefined;
  readonly onChoose: (game: SentGame) => void;
}

/** List of all games for score keepers; completed ones cannot be opened for scoring. */
export function AllGames({ isPushed, width, onChoose }: AllGamesProps) {
  const asked = useAllGames(isPushed, true);
  const queue = useQueue();
  const placeOf = usePlaces(asked.data ?? []);
  if (asked.isPending) return <PageLoading text={words.loading} isLong />;
  if (asked.data === undefined)
    return <LoadFailed sentence={words.failedAll} failure={asked.error} onRetry={asked.refetch} />;
  const games = asked.data.filter((game) => isWithinWidth(width, game));
  if (games.length === 0) return <p className={styles.notice}>{words.noneFound}</p>;
  return (
    <>
      <AsOf at={asked.dataUpdatedAt} every={expectedInterval(isPushed)} isLost={asked.isError} />
      <ul className={styles.all}>
        {inKeepersOrder(games).map((game) => (
          <KeptGame key={game.id} game={withWaiting(game, queue)} place={placeOf(game)} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

interface KeptGameProps {
  readonly game: SentGame;
  readonly place: string | undefined;
  readonly onChoose: (game: SentGame) => void;
}

function KeptGame({ game, place, onChoose }: KeptGameProps) {
  const isKnown = game.team1Id !== null && game.team2Id !== null;
  return (
    <li>
      <ul>
        <GameRow game={game} place={place} onChoose={onChoose} />
      </ul>
      {isCompleted(game) && (
        <p className={styles.completed}>
          {keeping.completed} {keeping.disabled}
        </p>
      )}
      {!isCompleted(game) && isKnown && (
        <div className={styles.controls}>
          <button type="button" className={button.secondary} onClick={() => onChoose(game)}>
            {keeping.update}
          </button>
          <button type="button" className={button.secondary} onClick={() => onChoose(game)}>
            {keeping.add}
          </button>
        </div>
      )}
      {!isCompleted(game) && !isKnown && <p className={styles.completed}>{keeping.unknown}</p>}
    </li>
  );
}
