import { language } from '../language/language.ts';
import { answerIn, callFailed } from './call-failed.ts';
import { hearTime } from './server-clock.ts';

/** Timeouts after which a network without an answer counts as none, in milliseconds. */
const patience = { GET: 20_000, POST: 60_000, PUT: 60_000, DELETE: 60_000 } as const;

/** Fetches from the API; cookies go with every call. */
export function read<Answer>(path: string): Promise<Answer> {
  return call('GET', path);
}

/** Sends a DELETE request. */
export function remove<Answer>(path: string): Promise<Answer> {
  return call('DELETE', path);
}

/** Sends JSON to the API and returns its answer. */
export function send<Answer>(method: 'POST' | 'PUT', path: string, body: unknown, headers?: object): Promise<Answer> {
  return call(method, path, body, headers);
}

async function call<Answer>(
  method: keyof typeof patience,
  path: string,
  body?: unknown,
  headers?: object,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(patience[method]),
    headers: {
      'Accept-Language': language,
      ...(body !== undefined && { 'Content-Type': 'application/json', ...headers }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await callFailed(response);
  const answer = await answerIn<Answer>(response);
  hearTime(response);
  return answer;
}
