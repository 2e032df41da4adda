import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Proof } from '../../domain/port/audit.ts';
import type { Role } from '../../domain/session/role.ts';
import type { Caller } from './allowed-to.ts';

/** How somebody whom a route lets in without a grant shows who they are: by what can be guessed, so that misses are noted. */
export const ProvedBy = Reflector.createDecorator<Proof>();

/** Who was let in, by which proof, and for which record; nobody where the route has refused. */
export interface KnownCaller {
  readonly caller: Caller | undefined;
  readonly proof: Proof;
  readonly subjectId?: number | undefined;
  /** As what an organizer was let in. */
  readonly role?: Role | undefined;
  /** Whether the route itself asks for something that can be guessed. */
  readonly isAsked: boolean;
}

const callers = new WeakMap<Request, KnownCaller>();
const missing = new WeakSet<Request>();

export function rememberCaller(request: Request, known: KnownCaller): void {
  callers.set(request, known);
}

export function callerOf(request: Request): KnownCaller | undefined {
  return callers.get(request);
}

/** What was asked for is not there, although the answer is no refusal. */
export function rememberMiss(request: Request): void {
  missing.add(request);
}

export function hasMissed(request: Request): boolean {
  return missing.has(request);
}
