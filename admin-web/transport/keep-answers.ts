import { HttpError } from 'react-admin';
import { hasRemarks } from './failure.ts';

/**
 * A failure that names no input is laid on the form as a whole. React-admin would otherwise take the form for saved,
 * and let go of what was typed without asking.
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
