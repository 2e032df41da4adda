import { lazy, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

const MixedWord = lazy(() => import('./mixed-word.tsx').then((part) => ({ default: part.MixedWord })));

/** Characters of the Greek, Cyrillic and later Unicode blocks; names without them are never questioned. */
const otherLetters = /[\u0370-\u1dff\u1f00-\u1fff\u2c80-\u2cff]/;

/** Warns about a word in two alphabets once its field is left; the code is loaded only when such characters occur. */
export function MixedAlphabets({ name }: { readonly name: string }) {
  const { touchedFields } = useFormState<FormValues>({ name });
  const written = useWatch<FormValues>({ name });
  const isDoubtful = typeof written === 'string' && touchedFields[name] && otherLetters.test(written);
  return <Suspense>{isDoubtful && <MixedWord written={written} />}</Suspense>;
}
