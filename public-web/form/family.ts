import type { Fields } from '../../domain/rule/form/form.ts';
import { familyAnswers } from './family-answers.ts';
import type { FormValues } from './form-values.ts';

/** Name of the input for the person who fills in a form: a parent or guardian, or the player. It is never sent. */
export const whoWrites = 'whoWrites';

/** Inputs that siblings have in common, each mapped to the input that it fills. */
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

/** Remembers the answers that another child of the family would repeat. They live in memory only. */
export function noteSent(values: FormValues): void {
  const common = Object.entries(values).flatMap(([name, value]) => {
    const to = shared[name];
    return to === undefined || value === '' ? [] : [[to, value] as const];
  });
  familyAnswers.sent = { ...familyAnswers.sent, ...Object.fromEntries(common) };
}

/** Keeps the answers for another child of the family. */
export function keepFamily(): void {
  familyAnswers.family = familyAnswers.sent;
}

/** Returns the initial values of a form for another child. */
export function ofFamily(fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(familyAnswers.family).filter(([name]) => name in fields || name === whoWrites),
  );
}
