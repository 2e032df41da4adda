import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { type Asked, useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import styles from './text-input.module.css';

interface TextAreaProps extends Asked {
  readonly name: string;
}

/** Input for several lines of text. */
export function TextArea({ name, ...own }: TextAreaProps) {
  const id = useId();
  const { register } = useFormContext<FormValues>();
  const { label, hint, limits, error } = useFormField(name, own);
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
