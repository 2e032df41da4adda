import { Refusal } from '../refusal/refusal.ts';
import type { Circumstances } from './field.ts';
import type { AnswersTo, Fields, Form, Remarks } from './form.ts';

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

/** Answers that cannot be taken, one sentence for each field. */
export class AnswersRefused extends Refusal {
  readonly complaints: Remarks;

  constructor(complaints: Remarks) {
    super('invalid', Object.values(complaints)[0] ?? 'Please check your answers');
    this.complaints = complaints;
  }
}
