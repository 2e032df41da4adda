import {
  type Answers,
  type Fields,
  type Form,
  type SpokenRemarks,
  spokenRemarks,
} from '../../domain/rule/form/form.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';

/** Adapts the domain's check to react-admin's `validate`: returns complaints by input, or none. */
export function complaintsOf<F extends Fields>(form: Pick<Form<F>, 'check'>): (record: unknown) => SpokenRemarks {
  return (record) => {
    const check = form.check(record, { year: easternYear(new Date()) });
    return check.isAccepted ? {} : spokenRemarks(check.complaints);
  };
}

/** Answers to the fields of a form as they were entered; the server reads them. */
export type Entered<F> = { readonly [Name in keyof Answers<F>]?: unknown };
