import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { words as site } from '../site/words.ts';
import styles from './not-found-page.module.css';
import { words } from './words.ts';

export function NotFoundPage() {
  const { notFound } = words;
  return (
    <section className={styles.page}>
      <title>{`${notFound.pageTitle} · ${site.brand}`}</title>
      <svg className={styles.line} viewBox="0 0 320 200" aria-hidden="true">
        <path d="M0 30h226v170" fill="none" stroke="currentColor" strokeWidth="5" />
        <path d="M186 30a40 40 0 0 0 40 40" fill="none" stroke="currentColor" strokeWidth="5" />
        <path
          d="M110 150 268 84"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray="3 12"
          strokeLinecap="round"
        />
        <circle cx="284" cy="77" r="15" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <div className={styles.ways}>
        <Link to="/" className={button.primary}>
          {site.home}
        </Link>
        <Link to="/#register" className={button.secondary}>
          {notFound.register}
        </Link>
        <Link to="/player-lookup" className={button.secondary}>
          {notFound.playerId}
        </Link>
      </div>
    </section>
  );
}
