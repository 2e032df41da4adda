import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { words as site } from '../site/words.ts';
import styles from './brackets-page.module.css';
import { words } from './page-words.ts';

/** Message shown while there is no tournament at all. */
export function NoTournament() {
  return (
    <div className={styles.none}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <path d="M10 20h90v40h-90M100 40h60v50M10 120h90v40h-90M100 140h60v-50" />
          <path d="M160 90h80" strokeDasharray="3 12" strokeLinecap="round" />
        </g>
        <circle cx="268" cy="90" r="22" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      <p>
        <strong>{words.none.title}</strong>
        {words.none.text}
      </p>
      <Link to="/" className={button.primary}>
        {site.home}
      </Link>
    </div>
  );
}
