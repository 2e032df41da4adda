import { useEffect } from 'react';
import { isSilence } from '../transport/call-failed.ts';
import button from './button.module.css';
import styles from './load-failed.module.css';
import { words } from './words.ts';

interface LoadFailedProps {
  /** Message naming the data that failed to load. */
  readonly sentence: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Message that data could not be loaded, with the reason if it is the network, and a button to retry. */
export function LoadFailed({ sentence, failure, onRetry }: LoadFailedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
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
        {isSilence(failure) && words.failed.noNetwork}
      </p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {words.failed.again}
      </button>
    </div>
  );
}
