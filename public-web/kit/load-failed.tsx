import { useEffect } from 'react';
import { verdictOf, whyUnanswered } from '../transport/call-failed.ts';
import button from './button.module.css';
import { words as reasons } from './failure-words.ts';
import styles from './load-failed.module.css';
import { words } from './words.ts';

interface LoadFailedProps {
  /** Message naming the data that failed to load. */
  readonly sentence: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** Whether a retry loads the whole page, which happens by a press or with the network alone. */
  readonly isOfPage?: boolean;
}

/** Interval of retries without a press, in milliseconds. */
const halfMinute = 30_000;

/** Message that data could not be loaded, with the reason unless the server has refused it; it is tried again by itself, or by a press. */
export function LoadFailed({ sentence, failure, onRetry, isOfPage = false }: LoadFailedProps) {
  const why = whyUnanswered(failure).is;
  const isPassing = verdictOf(failure) === undefined && (!isOfPage || why === 'offline');
  useEffect(() => {
    if (!isPassing) return;
    window.addEventListener('online', onRetry);
    const inTurn = () => !isOfPage && document.visibilityState !== 'hidden' && onRetry();
    const turns = setInterval(inTurn, halfMinute);
    return () => {
      window.removeEventListener('online', onRetry);
      clearInterval(turns);
    };
  }, [onRetry, isPassing, isOfPage]);
  return (
    <div className={styles.place} role="status">
      <svg className={styles.ball} viewBox="0 0 120 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="24" cy="24" r="20" />
          <path d="M52 24h14M96 24h14" strokeDasharray="7 6" />
          <path d="m74 14 14 20M88 14 74 34" />
        </g>
        <circle cx="24" cy="24" r="6" fill="currentColor" />
      </svg>
      <p>
        <strong>{sentence}</strong>
        {isPassing && reasons.reading[why]}
      </p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {words.failed.again}
      </button>
    </div>
  );
}
