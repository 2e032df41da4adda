import { lazy, type ReactNode, Suspense } from 'react';
import { isLate } from '../../domain/rule/game/late.ts';
import { easternClock } from '../game/eastern-time.ts';
import { GameLink } from '../game/game-link.tsx';
import { Goals } from '../game/goals.tsx';
import { matchInFull } from '../game/match-in-full.ts';
import { ResultNote } from '../game/result-note.tsx';
import { hasScore, isPlaying, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { words } from '../game/words.ts';
import { Link } from '../kit/link.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { useNow } from '../kit/use-now.ts';
import { minuteOf } from '../score-keeper/clock.ts';
import { useQueue } from '../score-keeper/keeper-outbox.ts';
import styles from './game-row.module.css';

/** Interval at which the minute and lateness of a game are updated, in milliseconds. */
const everyTenSeconds = 10_000;

interface GameRowProps {
  readonly game: SentGame;
  /** Place of the game, if it must be named. */
  readonly place?: string | undefined;
  readonly isFullTime?: boolean;
  /** Opens the game for its score keeper; for everybody else the row is a link to the page of the game. */
  readonly onChoose?: ((game: SentGame) => void) | undefined;
}

/** Row of a game that opens on a press. */
export function GameRow({ game, place, isFullTime = false, onChoose }: GameRowProps) {
  const [one, other] = sideNames(game);
  const row = { className: styles.row, 'data-playing': isPlaying(game) };
  const line = (
    <>
      <GameLine game={game} place={place} isFullTime={isFullTime} one={<bdi>{one}</bdi>} other={<bdi>{other}</bdi>} />
      <HeldHere game={game} />
    </>
  );
  return (
    <li>
      {onChoose === undefined ? (
        <Link to={`/games/${game.id}`} {...row}>
          {line}
        </Link>
      ) : (
        <button type="button" onClick={() => onChoose(game)} {...row}>
          {line}
        </button>
      )}
    </li>
  );
}

interface GameLineProps {
  readonly game: SentGame;
  readonly place?: string | undefined;
  /** Whether the game stands among the current ones although it is over. */
  readonly isFullTime?: boolean;
  /** Names of the first and second team. */
  readonly one: ReactNode;
  readonly other: ReactNode;
  /** Names for the link to the page of the game, if the row around is none. */
  readonly linked?: readonly [string, string];
}

/** Content of a row: status and time, teams and score, field and round. */
export function GameLine({ game, place, isFullTime = false, one, other, linked }: GameLineProps) {
  const now = useNow(everyTenSeconds);
  const late = isLate(game, now);
  const minute = isPlaying(game) ? minuteOf(game, now) : undefined;
  const when = (
    <>
      <span className={styles.status} data-late={late}>
        {late ? words.late : isFullTime ? words.events.end : (words.statuses[game.status] ?? game.status)}
        {minute !== undefined && ` ${minute}′`}
      </span>
      <span>{game.startTime === null ? words.noTime : easternClock(game.startTime)}</span>
    </>
  );
  return (
    <>
      {linked === undefined ? (
        <span className={styles.when}>{when}</span>
      ) : (
        <GameLink id={game.id} sides={linked} className={styles.when}>
          {when}
        </GameLink>
      )}
      <span className={styles.sides}>
        <Side name={one} goals={hasScore(game) ? game.team1Score : undefined} isWinner={isWinner(game, game.team1Id)} />
        <span className={styles.spoken}> {words.versus} </span>
        <Side
          name={other}
          goals={hasScore(game) ? game.team2Score : undefined}
          isWinner={isWinner(game, game.team2Id)}
        />
        {game.shootout !== null && (
          <span className={styles.note}>{words.shootout(game.shootout.team1, game.shootout.team2)}</span>
        )}
        <ResultNote game={game} className={styles.note} />
      </span>
      <span className={styles.where}>
        <span className={styles.field}>
          {[translateTerm(game.field ?? words.noField), game.ageBracket, place].filter(Boolean).join(' · ')}
        </span>
        <span>{matchInFull(game)}</span>
      </span>
    </>
  );
}

const HeldNotes = lazy(() => import('../score-keeper/keeper-parts.tsx').then((part) => ({ default: part.QueueNotes })));

/** Notes on this phone's unsent or refused entries for a game. */
function HeldHere({ game }: { readonly game: SentGame }) {
  const isHeld = useQueue().some((entry) => entry.gameId === game.id && entry.hasWaited);
  return (
    isHeld && (
      <Suspense>
        <HeldNotes game={game} className={styles.held} />
      </Suspense>
    )
  );
}

const isWinner = ({ winnerId }: SentGame, team: number | null): boolean => team !== null && winnerId === team;

interface SideProps {
  readonly name: ReactNode;
  readonly goals: number | undefined;
  readonly isWinner: boolean;
}

function Side({ name, goals, isWinner: hasWon }: SideProps) {
  return (
    <span className={styles.side} data-winner={hasWon}>
      <span className={styles.name}>{name}</span>
      {goals !== undefined && <Goals goals={goals} />}
    </span>
  );
}
