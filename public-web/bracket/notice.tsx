import type { ReactNode } from 'react';
import styles from './tournament-page.module.css';

/** Why there is nothing to see yet. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
