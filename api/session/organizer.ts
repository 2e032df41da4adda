import type { Request } from 'express';
import type { Role } from '../../domain/session/role.ts';

/** An organizer who has signed in. */
export interface Organizer {
  readonly id: number;
  readonly username: string;
}

/** An organizer whose password was right, with the role at that moment. */
export interface Recognised extends Organizer {
  readonly role: Role;
}

declare global {
  namespace Express {
    interface User extends Organizer {}
  }
}

/** The organizer behind a request, or undefined. */
export function organizerOf(request: Request): Organizer | undefined {
  return request.user;
}

/** Under which name an organizer's writes go on record. */
export const organizerName = (request: Request): string => organizerOf(request)?.username ?? 'organizer';
