import type { ReactNode, RefObject } from 'react';
import { words } from '../form/steps-words.ts';
import back from '../kit/back-button.module.css';
import { BackMark } from '../kit/back-button.tsx';
import styles from './return-step.module.css';

interface ReturnStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Number of the step. */
  readonly step: 1 | 2 | 3;
  readonly title: string;
  readonly lead?: string;
  readonly back?: string;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** Step of a returning player, with a button back to the first. */
export function ReturnStep({ heading, step, title, lead, back: label, onBack, children }: ReturnStepProps) {
  return (
    <div className={styles.step}>
      {onBack !== undefined && (
        <button type="button" className={back.back} onClick={onBack}>
          <BackMark />
          {label}
        </button>
      )}
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.lead}>{words.step(step, 3)}</p>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
