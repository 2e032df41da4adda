import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { likelyAddress } from '../../domain/form/likely-address.ts';
import button from '../kit/button.module.css';
import type { FormValues } from './form-values.ts';
import { words } from './words.ts';

/** Asks about a likely slip in an address that has been left, and mends it by a press; whoever meant it goes on. */
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
