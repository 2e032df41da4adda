import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { type AnswersTo, type Fields, form } from '../../domain/rule/form/form.ts';

/** What was sent as it arrives in a use case: every answer read by its field; whether they go together is not asked yet. */
export function accepted<F extends Fields>(
  { fields }: { readonly fields: F },
  sent: unknown,
  year = 2026,
): AnswersTo<F> {
  return acceptAnswers(form(fields), sent, { year });
}
