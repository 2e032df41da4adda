import { language } from '../language/language.ts';
import { callFailed } from './call-failed.ts';

/** How long an answer is waited for before a network that lets nothing through counts as none, in milliseconds. */
const patience = 20_000;

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

async function call<Answer>(method: string, path: string, body?: unknown, headers?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(method === 'GET' && { signal: AbortSignal.timeout(patience) }),
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
