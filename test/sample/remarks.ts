import type { Circumstances } from '../../domain/form/field.ts';
import type { Fields, Form, Remarks } from '../../domain/form/form.ts';

/** What a form refuses in these answers. */
export function complaintsAbout<C extends Circumstances>(
  form: Form<Fields, C>,
  answers: unknown,
  circumstances: C,
): Remarks {
  const check = form.check(answers, circumstances);
  return check.isAccepted ? {} : check.complaints;
}

/** What a form remarks on these answers: the web forms stop there, a bare call passes. */
export function warningsAbout<C extends Circumstances>(
  form: Form<Fields, C>,
  answers: unknown,
  circumstances: C,
): Remarks {
  return form.check(answers, circumstances).warnings;
}
