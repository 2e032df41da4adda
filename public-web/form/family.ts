import type { Fields } from '../../domain/form/form.ts';
import { kept } from './family-kept.ts';
import type { FormValues } from './form-values.ts';

/** The input that tells who fills in a form: a parent or guardian, or the player. It is of the page alone. */
export const whoWrites = 'whoWrites';

/** What the children of a family have in common, by the input it was written in and the input it goes to. */
const shared: Readonly<Record<string, string>> = {
  email: 'email',
  captainEmail: 'email',
  phone: 'phone',
  captainPhone: 'phone',
  parentName: 'parentName',
  parentEmail: 'parentEmail',
  parentPhone: 'parentPhone',
  [whoWrites]: whoWrites,
  tournamentId: 'tournamentId',
  paymentMethod: 'paymentMethod',
};

/** Remembers what another child of the family would write again. It lives in the page and is written nowhere. */
export function noteSent(values: FormValues): void {
  const common = Object.entries(values).flatMap(([name, value]) => {
    const to = shared[name];
    return to === undefined || value === '' ? [] : [[to, value] as const];
  });
  kept.sent = { ...kept.sent, ...Object.fromEntries(common) };
}

/** The family goes on with another child. */
export function keepFamily(): void {
  kept.family = kept.sent;
}

/** What the inputs of a form start with for another child. */
export function ofFamily(fields: Fields): FormValues {
  return Object.fromEntries(Object.entries(kept.family).filter(([name]) => name in fields || name === whoWrites));
}
