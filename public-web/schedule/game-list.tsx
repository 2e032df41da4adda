import { easternDayAndClock } from '../game/eastern-time.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { told } from '../kit/told.ts';
import type { OwnGame } from './own-games.ts';
import styles from './team-page.module.css';
import { words } from './words.ts';

/** All games of a team by time, with their results. */
export function GameList({ games }: { readonly games: readonly OwnGame[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{words.games}</h2>
      <ol className={styles.games}>
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ol>
    </section>
  );
}

function Game({ game }: { readonly game: OwnGame }) {
  const { startTime, field, opponent, opponentId, isOpponentKnown, round, isCalledOff } = game;
  return (
    <li data-called-off={isCalledOff}>
      <p>
        {[easternDayAndClock(startTime), told(field)].join(' · ')}
        {round !== null && <small>{told(round)}</small>}
      </p>
      <p className={styles.opponent}>
        <TeamLink id={opponentId} name={words.against(isOpponentKnown ? opponent : told(opponent))} />
      </p>
      {isCalledOff ? <p className={styles.result}>{words.calledOff}</p> : <Result game={game} />}
    </li>
  );
}

function Result({ game: { score, shootout, outcome } }: { readonly game: OwnGame }) {
  if (score === null) return null;
  return (
    <p className={styles.result}>
      <strong>
        {score.own} – {score.other}
      </strong>
      {shootout !== null && <small>{words.shootout(shootout.own, shootout.other)}</small>}
      {outcome !== null && <small>{words.outcomes[outcome]}</small>}
    </p>
  );
}
