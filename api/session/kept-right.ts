import type { Request } from 'express';
import type { Role } from '../../domain/session/role.ts';

/** What an organizer is, and whether a second factor has to be set up before anything else. */
export interface HeldRole {
  readonly role: Role;
  readonly lacksSecondFactor: boolean;
}

/** What a session held a moment ago, read along with it, and has used in the last minute: the right of a keeper, the role of an organizer. */
export interface KeptRights {
  readonly keeperId?: number | undefined;
  readonly organizer?: (HeldRole & { readonly id: number }) | undefined;
}

const rights = new WeakMap<Request, KeptRights & { readonly sessionId: string }>();

/** Remembers what was read with the session of a request, for this request alone. */
export function rememberRights(request: Request, held: KeptRights): void {
  rights.set(request, { ...held, sessionId: request.sessionID });
}

/** Of a request that has another session by now nothing is known. */
function rightsOf(request: Request): KeptRights | undefined {
  const known = rights.get(request);
  return known?.sessionId === request.sessionID ? known : undefined;
}

/** Whether the session of a request is known to keep scores for this keeper. */
export function isKnownKeeping(request: Request, keeperId: number): boolean {
  return rightsOf(request)?.keeperId === keeperId;
}

/** The role of this organizer, where it was read with the session of a request. */
export function knownRole(request: Request, organizerId: number): HeldRole | undefined {
  const { organizer } = rightsOf(request) ?? {};
  if (organizer?.id !== organizerId) return undefined;
  const { role, lacksSecondFactor } = organizer;
  return { role, lacksSecondFactor };
}
