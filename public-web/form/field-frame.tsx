import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { words } from './words.ts';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly isOptional: boolean;
  readonly children: ReactNode;
}

/** What stands around an input: its label and hint above, the place of its error below. */
export function FieldFrame({ id, label, hint, error, isOptional, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>{words.optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}

/** The ids of what describes an input, for aria-describedby. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}
