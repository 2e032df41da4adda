import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './choice-cards.module.css';
import { describedBy } from './field-frame.tsx';
import { type Asked, useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { words } from './words.ts';

/** Option of a question: label and explanation. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
  /** Reason why it cannot be chosen. */
  readonly whyNot?: string | undefined;
}

interface ChoiceCardsProps extends Asked {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Whether options are side by side if there is room. */
  readonly isCompact?: boolean;
  /** Whether the answer is dropped when the question disappears. */
  readonly isPassing?: boolean;
  /** Whether the question may stay unanswered. */
  readonly isOptional?: boolean;
}

/** Radio buttons as cards, all visible, for a choice among a few options. */
export function ChoiceCards({
  name,
  choices,
  isCompact = false,
  isPassing = false,
  isOptional = false,
  ...own
}: ChoiceCardsProps) {
  const id = useId();
  const { register } = useFormContext<FormValues>();
  const { label, hint, error } = useFormField(name, own);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined}
      aria-required={!isOptional}
      aria-describedby={describedBy(id, hint, error)}
      className={styles.group}
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={isCompact ? styles.row : styles.column}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              value={choice.value}
              {...register(name, { shouldUnregister: isPassing })}
              disabled={choice.whyNot !== undefined}
            />
            <span>
              <strong>{choice.label}</strong>
              {(choice.whyNot ?? choice.text) !== undefined && <small>{choice.whyNot ?? choice.text}</small>}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
