import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

/**
 * Marks a route that makes or shows access: the organizer has shown the password, and the second factor where one is set up,
 * within the last minutes. `own password`: the body asks for the password itself, which is enough where no second factor is set up.
 */
export const RecentlyProved = Reflector.createDecorator<'always' | 'own password'>();

const requests = new WeakSet<Request>();

/** What a request does makes or shows access: owners hear of it. */
export function rememberAccess(request: Request): void {
  requests.add(request);
}

export function makesAccess(request: Request): boolean {
  return requests.has(request);
}
