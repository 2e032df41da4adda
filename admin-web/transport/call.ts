import { fetchUtils } from 'react-admin';
import { endedSession } from './ended-session.ts';
import { isSignedOut, ownFailure, somebodyElse } from './failure.ts';
import { proofNeededBy, proofQuestion } from './proof-question.ts';
import { hearTime } from './server-clock.ts';

/** Response with a typed body; the caller names the type, which is in the domain. */
export type Answered<Answer> = Omit<Awaited<ReturnType<typeof fetchUtils.fetchJson>>, 'json'> & {
  readonly json: Answer;
};

/** Calls the API with cookies. If the call needs a proof first, the proof is asked for and the call repeated. Failures are react-admin's HttpError. */
export async function call<Answer = unknown>(
  path: string,
  options: fetchUtils.Options = {},
): Promise<Answered<Answer>> {
  try {
    return await made<Answer>(path, options);
  } catch (failure) {
    const proof = proofNeededBy(failure);
    if (proof === undefined || !(await proofQuestion.ask(proof))) throw failure;
    return made<Answer>(path, options);
  }
}

async function made<Answer>(path: string, options: fetchUtils.Options): Promise<Answered<Answer>> {
  const session = endedSession.current();
  try {
    const answered = await fetchUtils.fetchJson(path, {
      ...options,
      headers: inEnglish(options.headers),
      credentials: 'include',
    });
    if (answered.json === undefined) throw somebodyElse();
    hearTime(answered.headers);
    return answered;
  } catch (thrown) {
    const failure = ownFailure(thrown);
    if (isSignedOut(failure) && !asksWho.includes(path)) endedSession.end(session);
    throw failure;
  }
}

/** Returns headers that ask for English, whatever the browser prefers. */
function inEnglish(asked: fetchUtils.Options['headers']): Headers {
  const headers = new Headers(asked);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  headers.set('Accept-Language', 'en');
  return headers;
}

/** Calls about the session, to which "nobody" is a valid answer. */
const asksWho = ['/api/admin/check-auth', '/api/admin/login', '/api/admin/logout'];

/** Calls the API and returns its JSON. */
export async function ask<Answer>(path: string, options?: fetchUtils.Options): Promise<Answer> {
  return (await call<Answer>(path, options)).json;
}

/** Record as it is shown; what somebody else has saved since is not overwritten. */
export interface Seen {
  readonly version: string | number;
}

/** Changes what is shown, in the version that is shown; the call fails where somebody else was first. */
export function change<Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { version }: Seen,
  body?: unknown,
): Promise<Answer> {
  return ask<Answer>(path, {
    method,
    headers: new Headers({ 'If-Match': `"${version}"` }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends JSON to the API and returns its answer. */
export function send<Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  return ask<Answer>(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
