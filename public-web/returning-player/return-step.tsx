import type { ReactNode, RefObject } from 'react';
import back from '../kit/back-button.module.css';
import { BackMark } from '../kit/back-button.tsx';
import styles from './return-step.module.css';

interface ReturnStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly lead?: string;
  readonly back?: string;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** One step of a returning player, with the way back to the first. */
export function ReturnStep({ heading, title, lead, back: label, onBack, children }: ReturnStepProps) {
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
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
