import { AnswersRefused } from '../refusal/refusal.ts';
import type { Circumstances } from './field.ts';
import type { AnswersTo, Fields, Form } from './form.ts';

/** The cleaned answers to a form; complaints are refused, all of them at once. */
export function acceptAnswers<F extends Fields, C extends Circumstances>(
  form: Form<F, C>,
  input: unknown,
  circumstances: C,
): AnswersTo<F> {
  const check = form.check(input, circumstances);
  if (!check.isAccepted) throw new AnswersRefused(check.complaints);
  return check.answers;
}
