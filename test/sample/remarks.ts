import type { Circumstances } from '../../domain/rule/form/field.ts';
import { type Fields, type Form, type SpokenRemarks, spokenRemarks } from '../../domain/rule/form/form.ts';

/** What a form refuses in these answers. */
export function complaintsAbout<C extends Circumstances>(
  form: Form<Fields, C>,
  answers: unknown,
  circumstances: C,
): SpokenRemarks {
  const check = form.check(answers, circumstances);
  return check.isAccepted ? {} : spokenRemarks(check.complaints);
}

/** What a form remarks on these answers: the web forms stop there, a bare call passes. */
export function warningsAbout<C extends Circumstances>(
  form: Form<Fields, C>,
  answers: unknown,
  circumstances: C,
): SpokenRemarks {
  return spokenRemarks(form.check(answers, circumstances).warnings);
}
