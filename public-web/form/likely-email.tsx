import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { likelyAddress } from '../../domain/form/likely-address.ts';
import button from '../kit/button.module.css';
import type { FormValues } from './form-values.ts';
import { words } from './words.ts';

/** Suggests a correction for a likely slip in an email address, once its input is left; ignoring it is allowed. */
export function LikelyEmail({ name }: { readonly name: string }) {
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
