import { HttpError } from 'react-admin';
import { hasRemarks } from './failure.ts';

/**
 * Turns a failure without remarks on inputs into one of the whole form. React-admin would otherwise consider the form saved and discard its
 * answers without asking.
 */
export async function keepAnswers<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (failure) {
    throw hasRemarks(failure) ? failure : onTheForm(failure);
  }
}

function onTheForm(failure: unknown): HttpError {
  const { message, status, body } = failure instanceof HttpError ? failure : new HttpError(String(failure), 0);
  return new HttpError(message, status, { ...body, errors: { root: { serverError: message } } });
}
