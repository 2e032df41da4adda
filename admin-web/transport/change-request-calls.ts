import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import type { ChangeState } from '../../domain/change-request/change-request.ts';
import { send } from './call.ts';

/** API calls about requests to change registrations. */
export const changeRequestCalls = {
  /** Carries out a request or refuses it; the family is told by mail. */
  answerChangeRequest: (id: number, answer: Exclude<ChangeState, 'asked'>, remark: string) =>
    send<ListedChangeRequest>('POST', `/api/admin/change-requests/${id}/answer`, { answer, remark }),
};
