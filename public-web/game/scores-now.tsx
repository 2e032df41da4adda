import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import button from '../kit/button.module.css';
import section from '../kit/section.module.css';
import { read } from '../transport/call.ts';
import { Queries } from '../transport/queries.tsx';
import { easternDayAndClock } from './eastern-time.ts';
import { gamesToShow } from './games-to-show.ts';
import styles from './scores-now.module.css';
import { isPlaying, type ShownGame } from './shown-game.ts';
import { words } from './words.ts';

/** How often the landing page asks, in milliseconds (operations specification, section 7). */
const everyHalfMinute = 30_000;

/** The games in progress, else the earliest one to come; nothing while there is neither. */
export function ScoresNow() {
  return (
    <Queries>
      <Panel />
    </Queries>
  );
}

function Panel() {
  const { data } = useQuery({
    queryKey: ['live-scores'],
    queryFn: () => read<readonly ShownGame[]>('/api/live-scores'),
    refetchInterval: everyHalfMinute,
  });
  const games = gamesToShow(data ?? [], new Date());
  const [first] = games;
  if (first === undefined) return null;
  const isLive = isPlaying(first);
  return (
    <section className={styles.band} aria-labelledby="scores-now">
      <div className={`${section.section} ${styles.panel}`}>
        <h2 id="scores-now" className={styles.title} data-live={isLive}>
          {isLive ? words.landing.live : words.landing.next}
        </h2>
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.id} className={styles.game}>
              <Side name={game.team1Name} goals={isLive ? game.team1Score : undefined} />
              <span className={styles.spoken}>{words.versus}</span>
              <Side name={game.team2Name} goals={isLive ? game.team2Score : undefined} />
              <span className={styles.when}>
                {[game.field, !isLive && game.startTime !== null && easternDayAndClock(game.startTime)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <Link to="/live-scores" className={button.secondary}>
          {words.landing.all}
        </Link>
      </div>
    </section>
  );
}

function Side({ name, goals }: { readonly name: string | null; readonly goals: number | undefined }) {
  return (
    <span className={styles.side}>
      <span>{name ?? words.toBeDetermined}</span>
      {goals !== undefined && <strong>{goals}</strong>}
    </span>
  );
}
