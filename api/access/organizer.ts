import type { Request } from 'express';
import type { Role } from '../../domain/rule/access/role.ts';

/** Organizer who has signed in. */
export interface Organizer {
  readonly id: number;
  readonly username: string;
}

/** Organizer whose password was right, with the current role. */
export interface AuthenticatedOrganizer extends Organizer {
  readonly role: Role;
}

declare global {
  namespace Express {
    interface User extends Organizer {}
  }
}

/** Returns the organizer of a request, or undefined. */
export function organizerOf(request: Request): Organizer | undefined {
  return request.user;
}

/** Returns the name under which an organizer's writes are recorded. */
export const organizerName = (request: Request): string => organizerOf(request)?.username ?? 'organizer';
