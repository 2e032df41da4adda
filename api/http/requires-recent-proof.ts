import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

/**
 * Marks a route that creates or shows access: it requires the organizer's password, and the second factor if one is set up,
 * within the last minutes. `own password`: the body contains the password itself, which suffices without a second factor.
 */
export const RequiresRecentProof = Reflector.createDecorator<'always' | 'own password'>();

const requests = new WeakSet<Request>();

/** Marks a request as creating or showing access, so that owners are told of it. */
export function rememberAccess(request: Request): void {
  requests.add(request);
}

export function makesAccess(request: Request): boolean {
  return requests.has(request);
}
