import { afterEach, beforeEach } from '@jest/globals';

/** A call that a page has made. */
export interface Call {
  /** The method and the path, as in `POST /api/players`. */
  readonly call: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers the calls of a page in place of the API; a call without an answer meets a line that is down. */
export function apiStandIn() {
  const { fetch } = globalThis;
  const calls: Call[] = [];
  const answers = new Map<string, () => Response>();
  beforeEach(() => {
    calls.length = 0;
    answers.clear();
    globalThis.fetch = async (path, request) => {
      const call = `${request?.method ?? 'GET'} ${path}`;
      const key = new Headers(request?.headers).get('Idempotency-Key');
      calls.push({ call, key, body: JSON.parse(String(request?.body ?? '{}')) });
      const answer = answers.get(call);
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  return {
    calls,
    /** What was sent by a call, each time that it was made. */
    sent: (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body),
    /** A call is answered from now on; a text is what a proxy says, and no JSON. */
    answers(call: string, body: object | string, status = 200): void {
      answers.set(call, () =>
        typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
      );
    },
    /** The line is down for a call from now on. */
    isCut(call: string): void {
      answers.delete(call);
    },
  };
}
