import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { Link } from '../kit/link.tsx';
import { writtenAges, writtenDate } from '../kit/written.ts';
import styles from './brackets-page.module.css';
import { inOrder } from './in-order.ts';
import { words } from './page-words.ts';

/** Cards of the tournaments: active ones first, then upcoming and completed ones. */
export function TournamentCards({ tournaments }: { readonly tournaments: readonly PublicTournament[] }) {
  return (
    <ul className={styles.cards} aria-label={words.cards}>
      {inOrder(tournaments).map(({ id, name, status, date, ageGroup, location }) => (
        <li key={id}>
          <Link to={`/tournaments/${id}`} className={styles.card} data-status={status}>
            <span className={styles.badge}>{words.statuses[status]}</span>
            <strong>{name}</strong>
            <span className={styles.date}>{writtenDate(date)}</span>
            <span>{writtenAges(ageGroup)}</span>
            <span className={styles.where}>{location}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
