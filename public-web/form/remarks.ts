import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Check, hasRemarks, type SpokenRemarks, spokenRemarks } from '../../domain/rule/form/form.ts';
import type { FormValues } from './form-values.ts';

/** Returns everything that stops a web form: complaints as well as warnings. */
export function remarksOf(check: Check<unknown>): SpokenRemarks {
  return spokenRemarks(check.isAccepted ? check.warnings : { ...check.warnings, ...check.complaints });
}

/** Adapts the domain's check to react-hook-form. Empty inputs get no error before the form is sent. */
export function resolverOf(
  remarksOn: (values: FormValues) => SpokenRemarks,
  isAttempted: () => boolean,
): Resolver<FormValues> {
  return (values) => {
    const found = remarksOn(values);
    const remarks = isAttempted() ? found : remarksOnWritten(found, values);
    return hasRemarks(remarks) ? { values: {}, errors: asErrors(remarks) } : { values: values, errors: {} };
  };
}

function asErrors(remarks: SpokenRemarks): FieldErrors<FormValues> {
  return Object.fromEntries(Object.entries(remarks).map(([name, message]) => [name, { type: 'domain', message }]));
}

function remarksOnWritten(remarks: SpokenRemarks, values: FormValues): SpokenRemarks {
  const isWritten = (name: string) => typeof values[name] === 'string' && values[name].trim() !== '';
  return Object.fromEntries(Object.entries(remarks).filter(([name]) => isWritten(name)));
}
