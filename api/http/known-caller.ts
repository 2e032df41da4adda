import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Proof } from '../../domain/port/audit.ts';
import type { Role } from '../../domain/rule/access/role.ts';
import type { Caller } from './allowed-to.ts';

/** Declares the guessable proof of a route open to anyone, so that misses are noted. */
export const RequiresProof = Reflector.createDecorator<Proof>();

/** Caller who was let in, the proof, and the record it is for; no caller if the route refused. */
interface KnownCaller {
  readonly caller: Caller | undefined;
  readonly proof: Proof;
  readonly subjectId?: number | undefined;
  /** Mark of the grant by which the caller was let in. */
  readonly mark?: string | undefined;
  /** Role in which an organizer was let in. */
  readonly role?: Role | undefined;
  /** Whether the route itself asks for something guessable. */
  readonly isAsked: boolean;
}

const callers = new WeakMap<Request, KnownCaller>();
const missing = new WeakSet<Request>();
const unchanged = new WeakSet<Request>();

export function rememberCaller(request: Request, known: KnownCaller): void {
  callers.set(request, known);
}

export function callerOf(request: Request): KnownCaller | undefined {
  return callers.get(request);
}

/** Remembers that the requested record was missing, although the answer is no refusal. */
export function rememberMiss(request: Request): void {
  missing.add(request);
}

export function hasMissed(request: Request): boolean {
  return missing.has(request);
}

/** Remembers that a request for a change has changed nothing. */
export function rememberNoChange(request: Request): void {
  unchanged.add(request);
}

export function hasChangedNothing(request: Request): boolean {
  return unchanged.has(request);
}
