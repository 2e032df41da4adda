import { useState } from 'react';
import { Paragraphs } from '../site/paragraphs.tsx';
import { SiteTextsShown } from '../site/site-texts.tsx';
import styles from './refund-policy.module.css';
import { words } from './words.ts';

/** When the money comes back, told before it is paid; it is asked for once somebody opens it. */
export function RefundPolicy() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.policy} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.refundPolicy}</summary>
      {isOpen && <SiteTextsShown>{({ refundPolicy }) => <Paragraphs of={refundPolicy} />}</SiteTextsShown>}
    </details>
  );
}
