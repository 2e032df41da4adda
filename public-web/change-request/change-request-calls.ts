import type { ChangesView } from '../../domain/answer/change-request/changes-view.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { newChangeRequest } from '../../domain/use-case/change-request/change-request-form.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { send } from '../transport/call.ts';
import { sendOnce } from '../transport/send-once.ts';

const at = (sealed: string) => `/api/change-requests/${encodeURIComponent(sealed)}`;

/** Fetches the registrations that a mailed link can change. */
export function fetchChanges(sealed: string): Promise<ChangesView> {
  return send('POST', `${at(sealed)}/see`, {});
}

/** Withdraws or moves a registration, or requests it; returns the updated page. */
export function askChange(sealed: string, values: FormValues): Promise<ChangesView> {
  return sendOnce('POST', at(sealed), acceptAnswers(newChangeRequest, values, circumstancesNow()));
}

/** Withdraws a pending request; returns the updated page. */
export function takeBack(sealed: string, id: number): Promise<ChangesView> {
  return sendOnce('POST', `${at(sealed)}/requests/${id}/take-back`, {});
}
