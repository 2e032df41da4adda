import { type Fields, type Form, type SpokenRemarks, spokenRemarks } from '../../domain/form/form.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/** Lets a form of the domain speak through react-admin's `validate`: its complaints by input, none when it accepts. */
export function complaintsOf<F extends Fields>(form: Pick<Form<F>, 'check'>): (record: unknown) => SpokenRemarks {
  return (record) => {
    const check = form.check(record, { year: easternYear(new Date()) });
    return check.isAccepted ? {} : spokenRemarks(check.complaints);
  };
}
