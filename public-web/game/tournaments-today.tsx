import { isMatchDay } from '../../domain/answer/game/match-day.ts';
import { Link } from '../kit/link.tsx';
import { useBoard } from '../site/board.ts';
import styles from './scores-now.module.css';
import type { SentGame } from './sent-game.ts';
import { words } from './words.ts';

interface TournamentsTodayProps {
  readonly games: readonly SentGame[];
  readonly now: number;
}

/** Tournaments of today, each with links to its bracket and to its teams. */
export function TournamentsToday({ games, now }: TournamentsTodayProps) {
  const { tournaments = [] } = useBoard();
  const played = new Set(games.filter((game) => isOfToday(game, now)).map(({ tournamentId }) => tournamentId));
  return (
    <ul className={styles.today}>
      {tournaments
        .filter(({ id }) => played.has(id))
        .map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Link to={`/tournaments/${id}`}>{words.landing.bracket}</Link>
            <Link to={`/tournaments/${id}/teams`}>{words.landing.team}</Link>
          </li>
        ))}
    </ul>
  );
}

const isOfToday = ({ status, startTime }: SentGame, now: number): boolean =>
  isMatchDay([{ status: status === 'active' ? 'in_progress' : status, startTime }], new Date(now));
