import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import styles from './tick-box.module.css';

interface TickBoxProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Content that belongs to the box without being its label, for instance a link. */
  readonly children?: ReactNode;
}

/** Checkbox. */
export function TickBox({ name, label, isRequired = false, children }: TickBoxProps) {
  const id = useId();
  const { register } = useFormContext<FormValues>();
  const { error } = useFormField(name);
  return (
    <div className={styles.box}>
      <input
        id={id}
        type="checkbox"
        {...register(name)}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
        {children}
      </div>
    </div>
  );
}
