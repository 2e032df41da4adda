import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { choiceLabel } from '../kit/player-choice.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { type Asked, useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import styles from './text-input.module.css';
import { words } from './words.ts';

interface SelectInputProps extends Asked {
  readonly name: string;
  readonly options: readonly string[];
}

/** Native select for one of several answers, or none. */
export function SelectInput({ name, options, ...own }: SelectInputProps) {
  const id = useId();
  const { register } = useFormContext<FormValues>();
  const { label, hint, limits, error } = useFormField(name, own);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={limits?.required !== true}>
      <select
        id={id}
        className={styles.input}
        {...register(name)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        <option value="">{words.noAnswer}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {choiceLabel(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
