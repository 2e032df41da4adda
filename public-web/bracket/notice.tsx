import type { ReactNode } from 'react';
import styles from './tournament-page.module.css';

/** Explanation for a part of the page that is still empty. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
