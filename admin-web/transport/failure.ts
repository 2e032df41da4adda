import { HttpError, type Identifier } from 'react-admin';
import { isRefused, type Refused, refusalIn } from '../../domain/answer/refusal/refused.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';

const unanswered = (message: string) => new HttpError(message, 0, { message });

/** Failure of a call that somebody else answered: the login page of a network, or a proxy. */
export const somebodyElse = () => unanswered('Try again in a minute. Nothing is lost.');

/** Returns the failure of a call; without an answer of the server it is none of its refusals, whatever its status. */
export function ownFailure(failure: unknown): unknown {
  if (failure instanceof TypeError) return unanswered('You are offline. Nothing is lost.');
  return failure instanceof HttpError && !isRefused(failure.body) ? somebodyElse() : failure;
}

/** Returns whether the server has judged a call, and was not merely busy, at fault, or asked too often. */
export function isVerdict(failure: unknown): boolean {
  return failure instanceof HttpError && isRefused(failure.body) && failure.status < 500 && failure.status !== 429;
}

/** Returns whether the server failed by a fault of its own, which the same call meets again. */
export function isFault(failure: unknown): boolean {
  return failure instanceof HttpError && isRefused(failure.body) && failure.status === 500;
}

/** Returns the server's refusal of a failed call. */
export function refusalOf(failure: unknown): Partial<Refused> {
  return failure instanceof HttpError ? refusalIn(failure.body) : {};
}

/** Returns the server's sentence about a failed call for the user, if there is one. */
export function sentenceOf(failure: unknown): string | undefined {
  return refusalOf(failure).message;
}

/** Returns the server's remarks on single inputs, which show them. */
export function remarksOf(failure: unknown): SpokenRemarks | undefined {
  const { errors = {} } = refusalOf(failure);
  return Object.keys(errors).length === 0 ? undefined : errors;
}

/** Returns whether a failed call has remarks on single inputs. */
export function hasRemarks(failure: unknown): boolean {
  return remarksOf(failure) !== undefined;
}

/** Returns whether a failed call would be carried out after a confirmation. */
export function asksConfirmation(failure: unknown): boolean {
  return refusalOf(failure).confirm === true;
}

/** Returns whether a call failed because nobody is signed in. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 401;
}

/** Returns whether a call failed because its subject no longer exists. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 404;
}

/** Returns whether a call failed because somebody else has changed its subject. */
export function isStale(failure: unknown): boolean {
  return refusalOf(failure).current !== undefined;
}

/** Record that an action on many records left as it was, and the reason. */
export interface RefusedRecord {
  readonly id: Identifier;
  readonly why: string;
}

/** Failure of an action on many records: some were refused, the others are done. */
export class SomeRefused extends Error {
  constructor(readonly refused: readonly RefusedRecord[]) {
    super('Some records were refused');
  }
}
