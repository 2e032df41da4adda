import styles from './page-loading.module.css';
import { words } from './words.ts';

/** A page, or a part of one, is on its way: the ball rolls. */
export function PageLoading({ text = words.loading }: { readonly text?: string }) {
  return (
    <div className={styles.place} role="status">
      <svg className={styles.ball} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="7 6" />
        <circle cx="24" cy="24" r="6" fill="currentColor" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
