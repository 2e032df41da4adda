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

/** Frame of an input: label and hint above, place of the error below. */
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

/** Returns the ids of an input's hint and error, for aria-describedby. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}
