import { send } from './call.ts';
import { CallFailed } from './call-failed.ts';
import { drawKey } from './draw-key.ts';

/** Idempotency keys of requests without an answer yet, and pending requests. */
const keys = new Map<string, string>();
const underWay = new Map<string, Promise<unknown>>();

const mostTries = 8;
const secondMs = 1000;

/**
 * Sends a registration so that it is made once: a second press shares the pending call, and a retry after a lost answer sends the same key,
 * so that the server repeats its first answer.
 */
export function sendOnce<Answer>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> {
  const meant = `${method} ${path} ${JSON.stringify(body)}`;
  const running = underWay.get(meant) ?? attempt(meant, method, path, body).finally(() => underWay.delete(meant));
  underWay.set(meant, running);
  return running as Promise<Answer>;
}

async function attempt(meant: string, method: 'POST' | 'PUT', path: string, body: unknown): Promise<unknown> {
  const key = keys.get(meant) ?? drawKey();
  keys.set(meant, key);
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await send<unknown>(method, path, body, { 'Idempotency-Key': key });
      keys.delete(meant);
      return answer;
    } catch (failure) {
      if (!isStillAtWork(failure) || tried === mostTries) throw failure;
      await new Promise((resolve) => setTimeout(resolve, secondMs));
    }
  }
}

/** Returns whether the server is still processing the first request with this key. */
function isStillAtWork(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 409 && failure.isPassing;
}
