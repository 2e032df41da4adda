import type { Request } from 'express';

/** Whose right to keep scores was read along with the session of a request. */
interface KeptRight {
  readonly sessionId: string;
  readonly keeperId: number;
}

const rights = new WeakMap<Request, KeptRight>();

/** The session of a request held this keeper's right a moment ago, and has used it in the last minute. */
export function rememberKeeping(request: Request, keeperId: number): void {
  rights.set(request, { sessionId: request.sessionID, keeperId });
}

/** Whether that is known of this keeper and of no other session. */
export function isKnownKeeping(request: Request, keeperId: number): boolean {
  const right = rights.get(request);
  return right?.keeperId === keeperId && right.sessionId === request.sessionID;
}
