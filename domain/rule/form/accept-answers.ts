import { said } from '../language/sentence.ts';
import { Refusal, type RefusalKind } from '../refusal/refusal.ts';
import type { Circumstances } from './field.ts';
import { type AnswersTo, type Fields, type Form, hasRemarks, type Remarks } from './form.ts';

/** Checks a form's input and returns the cleaned answers; refuses it with all complaints at once. */
export function acceptAnswers<F extends Fields, C extends Circumstances>(
  form: Form<F, C>,
  input: unknown,
  circumstances: C,
): AnswersTo<F> {
  const check = form.check(input, circumstances);
  if (!check.isAccepted) throw new AnswersRefused(check.complaints);
  return check.answers;
}

/** Refuses answers that are valid one by one but contradict each other. */
export function refuseContradictions<F extends Fields, C extends Circumstances>(
  form: Form<F, C>,
  answers: AnswersTo<F>,
  circumstances: C,
): void {
  const complaints = form.contradictions(answers, circumstances);
  if (hasRemarks(complaints)) throw new AnswersRefused(complaints);
}

/** Refusal of answers, with one sentence for each field; of another kind where the answers are right and the state does not allow them. */
export class AnswersRefused extends Refusal {
  readonly complaints: Remarks;

  constructor(complaints: Remarks, kind: RefusalKind = 'invalid', details?: unknown) {
    super(kind, Object.values(complaints)[0] ?? said('Please check your answers'), details);
    this.complaints = complaints;
  }
}
