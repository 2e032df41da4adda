import { language } from '../language/language.ts';
import { callFailed } from './call-failed.ts';

/** How long an answer is waited for before a network that lets nothing through counts as none, in milliseconds. */
const patience = { GET: 20_000, POST: 60_000, PUT: 60_000, DELETE: 60_000 } as const;

/** Asks the API for something; cookies go with every call. */
export function read<Answer>(path: string): Promise<Answer> {
  return call('GET', path);
}

/** Takes something back. */
export function remove<Answer>(path: string): Promise<Answer> {
  return call('DELETE', path);
}

/** Sends something to the API as JSON and yields its answer. */
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
  const answer: Answer = await response.json();
  return answer;
}
