import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the request behind the link in the captain's mail. */
export function joinRequest(sealed: string): Promise<RequestView> {
  return read(`/api/join-requests/${encodeURIComponent(sealed)}`);
}

/** Sends the captain's answer. */
export function answerJoinRequest(sealed: string, answer: CaptainsAnswer): Promise<RequestView> {
  return send('POST', `/api/join-requests/${encodeURIComponent(sealed)}`, { answer });
}
