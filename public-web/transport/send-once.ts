import { send } from './call.ts';
import { CallFailed } from './call-failed.ts';
import { drawKey } from './draw-key.ts';

/** The keys of what was sent and not answered yet, and the answers that are on their way. */
const keys = new Map<string, string>();
const underWay = new Map<string, Promise<unknown>>();

const mostTries = 8;
const secondMs = 1000;

/**
 * Sends a registration so that it is made once: pressed twice, it is one call; sent again because its answer was
 * lost, it carries the key of the first time, and the server answers what it answered then.
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

/** The server is at the first sending of this very registration: its answer is a moment away. */
function isStillAtWork(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 409 && failure.isPassing;
}
