import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import type { ChangeState } from '../../domain/change-request/change-request.ts';
import { send } from './call.ts';

/** The calls about what families ask to change of their registrations. */
export const changeRequestCalls = {
  /** Carries a request out or leaves everything as it is; the family is written to. */
  answerChangeRequest: (id: number, answer: Exclude<ChangeState, 'asked'>, remark: string) =>
    send<ListedChangeRequest>('POST', `/api/admin/change-requests/${id}/answer`, { answer, remark }),
};
