import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { writtenAges, writtenDate } from '../kit/written.ts';
import styles from './brackets-page.module.css';
import { words } from './page-words.ts';

interface TournamentCardsProps {
  readonly tournaments: readonly PublicTournament[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** The tournaments to choose from: what is played now first, then what is to come, then what was. */
export function TournamentCards({ tournaments, chosen, onChoose }: TournamentCardsProps) {
  return (
    <ul className={styles.cards} aria-label={words.cards}>
      {inOrder(tournaments).map(({ id, name, status, date, ageGroup, location }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.card}
            data-status={status}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={styles.badge}>{words.statuses[status]}</span>
            <strong>{name}</strong>
            <span className={styles.date}>{writtenDate(date)}</span>
            <span>{writtenAges(ageGroup)}</span>
            <span className={styles.where}>{location}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const order = ['active', 'upcoming', 'completed'];

function inOrder(tournaments: readonly PublicTournament[]): readonly PublicTournament[] {
  const visible = tournaments.filter((tournament) => tournament.visible);
  return visible.toSorted((one, other) => {
    if (one.status !== other.status) return order.indexOf(one.status) - order.indexOf(other.status);
    const days = (one.firstDay ?? '9999').localeCompare(other.firstDay ?? '9999');
    return one.status === 'completed' ? -days : days;
  });
}
