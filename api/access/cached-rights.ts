import type { Request } from 'express';
import type { Role } from '../../domain/rule/access/role.ts';

/** Role of an organizer, and whether a second factor must be set up before anything else. */
export interface OrganizerRole {
  readonly role: Role;
  readonly lacksSecondFactor: boolean;
}

/** Rights read together with a session and used within the last minute: of a score keeper, or of an organizer. */
export interface CachedRights {
  readonly keeperId?: number | undefined;
  readonly organizer?: (OrganizerRole & { readonly id: number }) | undefined;
}

const rights = new WeakMap<Request, CachedRights & { readonly sessionId: string }>();

/** Caches the rights read with a request's session, for this request only. */
export function rememberRights(request: Request, held: CachedRights): void {
  rights.set(request, { ...held, sessionId: request.sessionID });
}

/** Returns the cached rights; undefined if the request has another session by now. */
function rightsOf(request: Request): CachedRights | undefined {
  const known = rights.get(request);
  return known?.sessionId === request.sessionID ? known : undefined;
}

/** Returns whether a request's session is known to keep scores for this keeper. */
export function isCachedKeeper(request: Request, keeperId: number): boolean {
  return rightsOf(request)?.keeperId === keeperId;
}

/** Returns the role of this organizer, if it was read with the request's session. */
export function cachedRole(request: Request, organizerId: number): OrganizerRole | undefined {
  const { organizer } = rightsOf(request) ?? {};
  if (organizer?.id !== organizerId) return undefined;
  const { role, lacksSecondFactor } = organizer;
  return { role, lacksSecondFactor };
}
