import type { RequestShown } from '../../domain/answer/join-request/request-shown.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the request behind the link in the captain's mail. */
export function joinRequest(sealed: string): Promise<RequestShown> {
  return read(`/api/join-requests/${encodeURIComponent(sealed)}`);
}

/** Sends the captain's answer. */
export function answerJoinRequest(sealed: string, answer: CaptainsAnswer): Promise<RequestShown> {
  return send('POST', `/api/join-requests/${encodeURIComponent(sealed)}`, { answer });
}
