import { fetchUtils, HttpError } from 'react-admin';
import { endedSession } from './ended-session.ts';

/** What came back; the caller names its type, which stands in the domain. */
export type Answered<Answer> = Omit<Awaited<ReturnType<typeof fetchUtils.fetchJson>>, 'json'> & {
  readonly json: Answer;
};

/** Asks the API for something; cookies go with every call. Failures are react-admin's HttpError. */
export async function call<Answer = unknown>(
  path: string,
  options: fetchUtils.Options = {},
): Promise<Answered<Answer>> {
  try {
    return await fetchUtils.fetchJson(path, { ...options, credentials: 'include' });
  } catch (failure) {
    if (isSignedOut(failure) && !asksWho.includes(path)) endedSession.end();
    throw failure;
  }
}

/** The calls that ask who is there: to them, nobody is an answer. */
const asksWho = ['/api/admin/check-auth', '/api/admin/login', '/api/admin/logout'];

function isSignedOut(failure: unknown): boolean {
  return failure instanceof HttpError && failure.status === 401;
}

/** Sends something to the API as JSON. */
export function send<Answer = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  return call<Answer>(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** What the server says to the person at the screen about a failed call, if it speaks to them. */
export function sentenceOf(failure: unknown): string | undefined {
  const sentence: unknown = failure instanceof HttpError ? failure.body?.message : undefined;
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined;
}

/** Whether a failed call was refused for single inputs, which then say so themselves. */
export function hasRemarks(failure: unknown): boolean {
  if (!(failure instanceof HttpError)) return false;
  return Object.keys(failure.body?.errors ?? {}).some((name) => name !== 'root');
}
