import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, Limits } from '../../domain/form/field.ts';
import type { Fields } from '../../domain/form/form.ts';
import { circumstancesNow, type FormValues } from './form-values.ts';

/** The fields of the form around an input, so that the input finds its limits. */
export const FormFieldsContext = createContext<Fields>({});

/** What a form itself says of an input in place of the field's own words. */
export interface Asked {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
}

/** An input by its name: what it asks, its limits in the domain and what is wrong with it now. */
export function useFormField(
  name: string,
  { label, hint }: Asked = {},
): {
  readonly label: string;
  readonly hint: string | undefined;
  readonly limits: Limits | undefined;
  readonly error: string | undefined;
} {
  const field: Field<unknown> | undefined = useContext(FormFieldsContext)[name];
  const { formState } = useFormContext<FormValues>();
  return {
    label: label ?? field?.label ?? '',
    hint: hint ?? field?.hint,
    limits: field?.limits(circumstancesNow()),
    error: formState.errors[name]?.message,
  };
}
