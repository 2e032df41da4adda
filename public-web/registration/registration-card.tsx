import { useNavigate } from 'react-router';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import styles from './registration-card.module.css';
import { type CardType, pathOf } from './registration-type.ts';
import { words } from './words.ts';

interface RegistrationCardProps {
  readonly type: CardType;
  readonly isChosen: boolean;
  readonly isClosed: boolean;
}

/** Card of a way to register. Its whole area is the target of its button or, while registration is closed, of the link in its place. */
export function RegistrationCard({ type, isChosen, isClosed }: RegistrationCardProps) {
  const navigate = useNavigate();
  const { card, lead, points, action } = words.types[type];
  return (
    <li className={styles.card} data-chosen={isChosen} data-closed={isClosed}>
      <h3>{card}</h3>
      {isClosed && <p className={styles.badge}>{words.closedBadge}</p>}
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <button
        type="button"
        className={`${isChosen ? button.secondary : button.primary} ${styles.action}`}
        disabled={isClosed}
        aria-expanded={isChosen}
        onClick={() => navigate(pathOf(type))}
      >
        {isChosen ? words.chosen : action}
      </button>
      {isClosed && (
        <Link to={pathOf(type)} className={styles.instead}>
          {words.instead}
        </Link>
      )}
    </li>
  );
}
