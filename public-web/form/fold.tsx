import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './fold.module.css';
import type { FormValues } from './form-values.ts';

interface FoldProps {
  readonly title: string;
  readonly lead?: string;
  /** Inputs inside; the fold stays open while one of them is filled in or wrong. */
  readonly names: readonly string[];
  /** Inputs inside that are filled in from others; the fold opens for them while one is wrong. */
  readonly filledIn?: readonly string[];
  readonly children: ReactNode;
}

/** Folded part of a form, for seldom used inputs. */
export function Fold({ title, lead, names, filledIn = [], children }: FoldProps) {
  const { formState, getValues } = useFormContext<FormValues>();
  const isWrong = [...names, ...filledIn].some((name) => formState.errors[name] !== undefined);
  const isOpen = isWrong || names.some((name) => Boolean(getValues(name)));
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
