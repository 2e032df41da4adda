import type { Request } from 'express';

/** An organizer who has signed in. */
export interface Organizer {
  readonly id: number;
  readonly username: string;
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
