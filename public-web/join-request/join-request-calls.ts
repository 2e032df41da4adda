import type { JoinRequestState } from '../../domain/join-request/join-request.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { read, send } from '../transport/call.ts';

/** A request as its captain sees it. */
export interface JoinRequestShown {
  readonly id: number;
  readonly status: JoinRequestState;
  readonly playerName: string;
  readonly skillLevel: string;
  readonly birthYear: number | null;
  readonly teamName: string;
  readonly tournament: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
}

/** The request behind the link of the captain's mail. */
export function joinRequest(sealed: string): Promise<JoinRequestShown> {
  return read(`/api/join-requests/${encodeURIComponent(sealed)}`);
}

/** Sends the captain's answer. */
export function answerJoinRequest(sealed: string, answer: CaptainsAnswer): Promise<JoinRequestShown> {
  return send('POST', `/api/join-requests/${encodeURIComponent(sealed)}`, { answer });
}
