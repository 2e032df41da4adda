import styles from './page-loading.module.css';
import { words } from './words.ts';

interface PageLoadingProps {
  readonly text?: string;
  /** Whether the content will be longer than the window, so that the content below it is kept out of sight and does not move. */
  readonly isLong?: boolean;
}

/** Rolling ball while a page or a part of it is loading. */
export function PageLoading({ text = words.loading, isLong }: PageLoadingProps) {
  return (
    <div className={styles.place} role="status" data-long={isLong}>
      <svg className={styles.ball} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="7 6" />
        <circle cx="24" cy="24" r="6" fill="currentColor" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
