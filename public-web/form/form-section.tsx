import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Part of a form with a heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
