import styles from './page-loading.module.css';
import { words } from './words.ts';

interface PageLoadingProps {
  readonly text?: string;
  /** What comes is longer than the window: what stands below it waits there, and does not move. */
  readonly isLong?: boolean;
}

/** A page, or a part of one, is on its way: the ball rolls. */
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
