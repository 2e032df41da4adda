import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Limits } from '../../domain/form/field.ts';
import type { Fields } from '../../domain/form/form.ts';
import { circumstancesNow, type FormValues } from './form-values.ts';

/** The fields of the form around an input, so that the input finds its limits. */
export const FormFieldsContext = createContext<Fields>({});

/** An input by its name: its limits in the domain and what is wrong with it now. */
export function useFormField(name: string): {
  readonly limits: Limits | undefined;
  readonly error: string | undefined;
} {
  const field = useContext(FormFieldsContext)[name];
  const { formState } = useFormContext<FormValues>();
  return { limits: field?.limits(circumstancesNow()), error: formState.errors[name]?.message };
}
