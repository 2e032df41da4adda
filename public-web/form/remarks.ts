import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Check, hasRemarks, type Remarks } from '../../domain/form/form.ts';
import type { Sheet } from './sheet.ts';

/** Everything that stops a web form: complaints, and warnings as well. */
export function remarksOf(check: Check<unknown>): Remarks {
  return check.isAccepted ? check.warnings : { ...check.warnings, ...check.complaints };
}

/** Lets the domain's check speak through react-hook-form. */
export function resolverOf(remarksOn: (sheet: Sheet) => Remarks): Resolver<Sheet> {
  return (sheet) => {
    const remarks = remarksOn(sheet);
    return hasRemarks(remarks) ? { values: {}, errors: asErrors(remarks) } : { values: sheet, errors: {} };
  };
}

function asErrors(remarks: Remarks): FieldErrors<Sheet> {
  return Object.fromEntries(Object.entries(remarks).map(([name, message]) => [name, { type: 'domain', message }]));
}
