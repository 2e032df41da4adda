import type { Fields, Form, Remarks } from '../../domain/form/form.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/** Lets a form of the domain speak through react-admin's `validate`: its complaints by input, none when it accepts. */
export function complaintsOf<F extends Fields>(form: Form<F>): (sheet: unknown) => Remarks {
  return (sheet) => {
    const check = form.check(sheet, { year: easternYear(new Date()) });
    return check.isAccepted ? {} : check.complaints;
  };
}
