import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './fold.module.css';
import type { FormValues } from './form-values.ts';

interface FoldProps {
  readonly title: string;
  readonly lead?: string;
  /** The inputs inside: one that is filled in or wrong keeps the fold open. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** What few people need, folded away. */
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
