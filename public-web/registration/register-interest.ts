import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { sendOnce } from '../transport/send-once.ts';
import type { Interest } from './outcome.ts';

/** Registers an interest in future tournaments; the parent's name is not sent. */
export async function registerInterest(values: FormValues): Promise<Interest> {
  const answers = acceptAnswers(newPreRegistration, values, circumstancesNow());
  const { name, email } = await sendOnce<Omit<Interest, 'type'>>('POST', '/api/pre-registrations', answers);
  return { type: 'interest', name, email };
}
