import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './fold.module.css';
import type { FormValues } from './form-values.ts';

interface FoldProps {
  readonly title: string;
  readonly lead?: string;
  /** Inputs inside; the fold stays open while one of them is filled in or wrong. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Folded part of a form, for seldom used inputs. */
export function Fold({ title, lead, names, children }: FoldProps) {
  const { formState, getValues } = useFormContext<FormValues>();
  const isOpen = names.some((name) => formState.errors[name] !== undefined || Boolean(getValues(name)));
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {title}
        {lead !== undefined && <span>{lead}</span>}
      </summary>
      <div className={styles.inputs}>{children}</div>
    </details>
  );
}
