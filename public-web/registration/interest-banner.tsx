import { useNavigate } from 'react-router';
import button from '../kit/button.module.css';
import styles from './interest-banner.module.css';
import { pathOf } from './registration-type.ts';
import { words } from './words.ts';

/** Banner for future tournaments, which stays open while the cards above are closed. */
export function InterestBanner({ isChosen }: { readonly isChosen: boolean }) {
  const navigate = useNavigate();
  const { title, text, action } = words.banner;
  return (
    <aside className={styles.banner} data-chosen={isChosen} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <button
        type="button"
        className={`${button.primary} ${styles.action}`}
        aria-expanded={isChosen}
        onClick={() => navigate(pathOf('pre-register'))}
      >
        {action}
      </button>
    </aside>
  );
}
