import { useFormState, useWatch } from 'react-hook-form';
import { mixedWord } from '../../domain/player/mixed-alphabets.ts';
import styles from './field-frame.module.css';
import type { FormValues } from './form-values.ts';
import { words } from './words.ts';

/** Asks about a word in two alphabets once its field has been left; whoever meant it goes on. */
export function MixedAlphabets({ name }: { readonly name: string }) {
  const { touchedFields } = useFormState<FormValues>({ name });
  const written = useWatch<FormValues>({ name });
  const mixed = typeof written === 'string' && touchedFields[name] ? mixedWord(written) : undefined;
  return (
    mixed !== undefined && (
      <p role="alert" className={styles.hint}>
        {words.mixedAlphabets(mixed)}
      </p>
    )
  );
}
