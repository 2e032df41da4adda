import type { Fields } from '../../domain/form/form.ts';
import type { Sheet } from './sheet.ts';

/** What the children of a family have in common, by the input it was written in and the input it goes to. */
const shared: Readonly<Record<string, string>> = {
  email: 'email',
  captainEmail: 'email',
  phone: 'phone',
  captainPhone: 'phone',
  parentName: 'parentName',
  parentEmail: 'parentEmail',
  parentPhone: 'parentPhone',
  tournamentId: 'tournamentId',
  paymentMethod: 'paymentMethod',
};

/** Of the registration sent last, until its message is closed; and of the family that registers another child. */
let sent: Sheet = {};
let family: Sheet = {};

/** Remembers what another child of the family would write again. It lives in the page and is written nowhere. */
export function noteSent(sheet: Sheet): void {
  const common = Object.entries(sheet).flatMap(([name, value]) => {
    const to = shared[name];
    return to === undefined || value === '' ? [] : [[to, value] as const];
  });
  sent = { ...sent, ...Object.fromEntries(common) };
}

/** The family goes on with another child. */
export function keepFamily(): void {
  family = sent;
}

/** The family has left: the next one on this phone starts with nothing. */
export function forgetFamily(): void {
  sent = {};
  family = {};
}

/** What the inputs of a form start with for another child. */
export function ofFamily(fields: Fields): Sheet {
  return Object.fromEntries(Object.entries(family).filter(([name]) => name in fields));
}
