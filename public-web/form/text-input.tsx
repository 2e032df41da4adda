import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { likelyAddress } from '../../domain/rule/form/likely-address.ts';
import button from '../kit/button.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { type Asked, useFormField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import styles from './text-input.module.css';
import { words } from './words.ts';

/** Attributes of each kind of input, which decide the phone's keyboard. */
const keyboards = {
  text: { type: 'text' },
  name: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  year: { type: 'text', inputMode: 'numeric' },
  digits: { type: 'text', inputMode: 'numeric' },
  code: { type: 'text', autoCapitalize: 'characters', spellCheck: false },
  password: { type: 'password' },
  address: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

interface TextInputProps extends Asked {
  readonly name: string;
  readonly kind?: keyof typeof keyboards;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Overrides the domain's rule, where another answer makes the input required. */
  readonly isRequired?: boolean;
  readonly isLocked?: boolean;
  /** Transforms the text while it is typed. */
  readonly rewrite?: (typed: string) => string;
  /** Content beside the input, for instance a button that fills it. */
  readonly beside?: ReactNode;
}

/** Input for one line of text, with its error below once it has been left. */
export function TextInput({ name, kind = 'text', label: ownLabel, hint: ownHint, ...props }: TextInputProps) {
  const id = useId();
  const { isRequired, isLocked = false, rewrite, beside, ...more } = props;
  const { register, setValue } = useFormContext<FormValues>();
  const { label, hint, limits, error } = useFormField(name, { label: ownLabel, hint: ownHint });
  const required = isRequired ?? limits?.required ?? false;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!required}>
      <div className={styles.line}>
        <input
          id={id}
          className={kind === 'year' ? `${styles.input} ${styles.year}` : styles.input}
          {...keyboards[kind]}
          {...more}
          {...register(name, {
            onChange: ({ target }) => rewrite !== undefined && setValue(name, rewrite(target.value)),
          })}
          readOnly={isLocked}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        {beside}
      </div>
      {kind === 'email' && <LikelyEmail name={name} />}
      {(kind === 'text' || kind === 'name') && <MixedAlphabets name={name} />}
    </FieldFrame>
  );
}

const MixedWord = lazy(() => import('./mixed-word.tsx').then((part) => ({ default: part.MixedWord })));

/** Characters of the Greek, Cyrillic and later Unicode blocks; names without them are never questioned. */
const otherLetters = /[\u0370-\u1dff\u1f00-\u1fff\u2c80-\u2cff]/;

/** Warns about a word in two alphabets once its field is left; the code is loaded only when such characters occur. */
function MixedAlphabets({ name }: { readonly name: string }) {
  const { touchedFields } = useFormState<FormValues>({ name });
  const written = useWatch<FormValues>({ name });
  const isDoubtful = typeof written === 'string' && touchedFields[name] && otherLetters.test(written);
  return <Suspense>{isDoubtful && <MixedWord written={written} />}</Suspense>;
}

/** Suggests a correction for a likely slip in an email address, once its input is left; ignoring it is allowed. */
function LikelyEmail({ name }: { readonly name: string }) {
  const { setValue } = useFormContext<FormValues>();
  const { touchedFields } = useFormState<FormValues>({ name });
  const written = useWatch<FormValues>({ name });
  const likely = typeof written === 'string' && touchedFields[name] ? likelyAddress(written) : undefined;
  return (
    <div role="status">
      {likely !== undefined && (
        <button
          type="button"
          className={button.quiet}
          onClick={() => setValue(name, likely, { shouldDirty: true, shouldValidate: true })}
        >
          {words.didYouMean(likely)}
        </button>
      )}
    </div>
  );
}
