import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, Limits } from '../../domain/rule/form/field.ts';
import type { Fields } from '../../domain/rule/form/form.ts';
import { circumstancesNow, type FormValues } from './form-values.ts';

/** Fields of the surrounding form, in which an input finds its limits. */
export const FormFieldsContext = createContext<Fields>({});

/** Label and hint that replace the field's own. */
export interface Asked {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
}

/** Returns the label, hint, limits and current error of an input. */
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
