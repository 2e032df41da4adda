import styles from './back-button.module.css';
import { useGoBack } from './visits.ts';
import { words } from './words.ts';

/** Button back to the previous page, or to the fallback. */
export function BackButton({ fallback }: { readonly fallback: string }) {
  const goBack = useGoBack(fallback);
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <BackMark />
      {words.back}
    </button>
  );
}

/** Arrow of a link back. */
export function BackMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M9 2 3 8l6 6M3 8h12" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
