import { isLate } from '../../domain/rule/game/late.ts';
import { expectedInterval } from '../game/freshness.ts';
import type { useGame } from '../game/game-queries.ts';
import { kickOffInWords } from '../game/kick-off.ts';
import { matchInFull } from '../game/match-in-full.ts';
import { hasScore, isPlaying, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { words } from '../game/words.ts';
import { AsOf } from '../kit/as-of.tsx';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { useNow } from '../kit/use-now.ts';
import { useBoard } from '../site/board.ts';
import { isSilence } from '../transport/call-failed.ts';
import { minuteOf } from './clock.ts';
import styles from './game-dialog.module.css';

/** Interval at which the minute and lateness of the game are updated, in milliseconds. */
const everyTenSeconds = 10_000;

/** Facts of a game: status and minute, round, field and place, kick-off, division. */
export function GameFacts({ game }: { readonly game: SentGame }) {
  const now = useNow(everyTenSeconds);
  const location = useBoard().tournaments?.find(({ id }) => id === game.tournamentId)?.location;
  const minute = isPlaying(game) ? minuteOf(game, now) : undefined;
  return (
    <p className={styles.facts}>
      <span className={styles.state}>
        <strong>{isLate(game, now) ? words.late : (words.statuses[game.status] ?? game.status)}</strong>
        {minute !== undefined && <span>{minute}′</span>}
      </span>
      <span>{[translateTerm(game.field ?? words.noField), location].filter(Boolean).join(', ')}</span>
      <span>{kickOffInWords(game.startTime)}</span>
      {game.ageBracket !== null && <span>{game.ageBracket}</span>}
      <span>{matchInFull(game)}</span>
    </p>
  );
}

interface GameBoardProps {
  readonly game: SentGame;
  readonly isKept?: boolean;
}

/** Score board of a game. While its score is kept the teams are no links, lest a slip lead away. */
export function GameBoard({ game, isKept = false }: GameBoardProps) {
  const [one, other] = sideNames(game);
  return (
    <p className={styles.board}>
      <BoardName id={game.team1Id} name={one} isKept={isKept} />
      <strong>{hasScore(game) ? `${game.team1Score} – ${game.team2Score}` : '–'}</strong>
      <BoardName id={game.team2Id} name={other} isKept={isKept} />
    </p>
  );
}

interface BoardNameProps {
  readonly id: number | null;
  readonly name: string;
  readonly isKept: boolean;
}

function BoardName({ id, name, isKept }: BoardNameProps) {
  if (isKept)
    return (
      <span>
        <bdi>{name}</bdi>
      </span>
    );
  return (
    <span>
      <TeamLink id={id} name={name} />
      <MyTeamStar id={id} name={name} />
    </span>
  );
}

interface AgeOfScoreProps {
  readonly asked: ReturnType<typeof useGame>;
  readonly isPushed: boolean;
}

/** Time of the score if it may be old, or a message that it could not be loaded. */
export function AgeOfScore({ asked: { error, dataUpdatedAt }, isPushed }: AgeOfScoreProps) {
  if (error !== null && !isSilence(error)) return <p className={styles.alarm}>{words.failedGame}</p>;
  if (error === null && dataUpdatedAt === 0) return null;
  return <AsOf at={dataUpdatedAt} every={expectedInterval(isPushed)} isLost={error !== null} />;
}
