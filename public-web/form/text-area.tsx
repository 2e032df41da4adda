import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import styles from './text-input.module.css';

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** Several lines of text. */
export function TextArea({ name, label, hint }: TextAreaProps) {
  const id = useId();
  const { register } = useFormContext<FormValues>();
  const { limits, error } = useFormField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={limits?.required !== true}>
      <textarea
        id={id}
        rows={3}
        className={`${styles.input} ${styles.lines}`}
        {...register(name)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
