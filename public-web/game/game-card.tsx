import { isLate } from '../../domain/game/late.ts';
import { told } from '../kit/told.ts';
import { useNow } from '../kit/use-now.ts';
import { easternDayAndClock } from './eastern-time.ts';
import { ForfeitNote } from './forfeit-note.tsx';
import styles from './game-card.module.css';
import { heldNotes } from './held-notes.ts';
import { useQueue } from './keeper-outbox.ts';
import { hasScore, isPlaying, type ShownGame } from './shown-game.ts';
import { words } from './words.ts';

/** How often it is looked whether a game is late, in milliseconds. */
const everyHalfMinute = 30_000;

interface GameCardProps {
  readonly game: ShownGame;
  /** Where it is, where that has to be said. */
  readonly place: string | undefined;
  readonly onChoose: (game: ShownGame) => void;
  readonly isLarge?: boolean;
}

/** A game as a line, or large while it is played: a press opens it. */
export function GameCard({ game, place, onChoose, isLarge = false }: GameCardProps) {
  const late = isLate(game, useNow(everyHalfMinute));
  const names = [game.team1Name, game.team2Name].map((name) => name ?? words.toBeDetermined);
  const [one = '', other = ''] = names;
  return (
    <li>
      <button
        type="button"
        className={styles.game}
        data-large={isLarge}
        data-playing={isPlaying(game)}
        onClick={() => onChoose(game)}
      >
        <span className={styles.head}>
          <span className={styles.status} data-late={late}>
            {late ? words.late : (words.statuses[game.status] ?? game.status)}
          </span>
          <span>{game.startTime === null ? words.noTime : easternDayAndClock(game.startTime)}</span>
          <span className={styles.field}>
            {[told(game.field ?? words.noField), place, game.ageBracket].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Side name={one} goals={hasScore(game) ? game.team1Score : undefined} isWinner={isWinner(game, game.team1Id)} />
        <span className={styles.spoken}> {words.versus} </span>
        <Side
          name={other}
          goals={hasScore(game) ? game.team2Score : undefined}
          isWinner={isWinner(game, game.team2Id)}
        />
        {game.shootout !== null && (
          <span className={styles.shootout}>{words.shootout(game.shootout.team1, game.shootout.team2)}</span>
        )}
        <ForfeitNote game={game} className={styles.shootout} />
        <HeldHere gameId={game.id} />
      </button>
    </li>
  );
}

/** What this phone still holds of the game: it waits for the network, or for its keeper's decision. */
function HeldHere({ gameId }: { readonly gameId: number }) {
  return heldNotes(useQueue(), gameId).map(({ id, note }) => (
    <span key={id} className={styles.held}>
      {note}
    </span>
  ));
}

const isWinner = ({ winnerId }: ShownGame, team: number | null): boolean => team !== null && winnerId === team;

interface SideProps {
  readonly name: string;
  readonly goals: number | undefined;
  readonly isWinner: boolean;
}

function Side({ name, goals, isWinner: hasWon }: SideProps) {
  return (
    <span className={styles.side} data-winner={hasWon}>
      <span className={styles.name}>{name}</span>
      {goals !== undefined && <strong>{goals}</strong>}
    </span>
  );
}
