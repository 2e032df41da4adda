import { mapLink } from '../../domain/site/links.ts';
import { easternDayAndClock } from '../game/eastern-time.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { told } from '../kit/told.ts';
import { nextOf, type OwnGame } from './own-games.ts';
import styles from './team-page.module.css';
import { words } from './words.ts';

interface NextGameProps {
  readonly games: readonly OwnGame[];
  readonly location: string;
}

/** When, where and against whom a team plays next; or that nothing is to come. */
export function NextGame({ games, location }: NextGameProps) {
  const next = nextOf(games);
  return (
    <section className={styles.next} data-playing={next?.status === 'in_progress'}>
      {next === undefined ? <p>{games.length === 0 ? words.none : words.over}</p> : <Next game={next} />}
      <p className={styles.place}>{location}</p>
      <div className={styles.ways}>
        <a className={button.secondary} href={mapLink(location)} target="_blank" rel="noreferrer">
          {words.map}
        </a>
        {next?.status === 'in_progress' && (
          <Link className={button.secondary} to="/live-scores">
            {words.live}
          </Link>
        )}
      </div>
    </section>
  );
}

function Next({ game }: { readonly game: OwnGame }) {
  const { status, opponent, isOpponentKnown, startTime, field, round, score } = game;
  return (
    <>
      <h2>{status === 'in_progress' ? words.now : words.next}</h2>
      <p className={styles.when}>
        {easternDayAndClock(startTime)}&nbsp;· <span>{told(field)}</span>
      </p>
      <p className={styles.against}>{words.against(isOpponentKnown ? opponent : told(opponent))}</p>
      {score !== null && (
        <p className={styles.score}>
          {score.own} – {score.other}
        </p>
      )}
      {round !== null && <p>{told(round)}</p>}
    </>
  );
}
