import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './choice-cards.module.css';
import { describedBy } from './field-frame.tsx';
import { type Asked, useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { words } from './words.ts';

/** One option as a family sees it: what it is, and a line about it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
  /** Why it cannot be chosen. */
  readonly whyNot?: string | undefined;
}

interface ChoiceCardsProps extends Asked {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Side by side where there is room. */
  readonly isCompact?: boolean;
  /** The answer goes away together with the question. */
  readonly isPassing?: boolean;
  /** Nobody need choose. */
  readonly isOptional?: boolean;
}

/** A choice among a few, all in sight: one press each. */
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
