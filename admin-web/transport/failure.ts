import { HttpError } from 'react-admin';
import { type Refused, refusalIn } from '../../domain/answer/refusal/refused.ts';
import type { SpokenRemarks } from '../../domain/form/form.ts';

/** What the server says of a failed call. */
export function refusalOf(failure: unknown): Partial<Refused> {
  return failure instanceof HttpError ? refusalIn(failure.body) : {};
}

/** What the server says to the person at the screen about a failed call, if it speaks to them. */
export function sentenceOf(failure: unknown): string | undefined {
  return refusalOf(failure).message;
}

/** What a failed call was refused for in single inputs, which then say so themselves. */
export function remarksOf(failure: unknown): SpokenRemarks | undefined {
  const { errors = {} } = refusalOf(failure);
  return Object.keys(errors).length === 0 ? undefined : errors;
}

/** Whether a failed call was refused for single inputs. */
export function hasRemarks(failure: unknown): boolean {
  return remarksOf(failure) !== undefined;
}

/** Whether a failed call is carried out once what follows is confirmed. */
export function asksConfirmation(failure: unknown): boolean {
  return refusalOf(failure).confirm === true;
}

/** Whether a call failed since what it was about is no longer there. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 404;
}

/** Whether a call failed since somebody else has changed what it was about. */
export function isStale(failure: unknown): boolean {
  return refusalOf(failure).current !== undefined;
}
