import { afterEach, beforeEach } from '@jest/globals';

/** Call made by a page. */
export interface Call {
  /** Method and path, as in `POST /api/players`. */
  readonly call: string;
  readonly key: string | null;
  /** Version of what was shown, as If-Match names it. */
  readonly version: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Gives an error answer the request id that each one of the server has. */
const asServed = (body: object, status: number) =>
  'message' in body && status >= 400 ? { requestId: 'r1', ...body } : body;

/** Answers the calls of a page in place of the API; a call without a set answer fails as without a network. */
export function apiStandIn() {
  const { fetch } = globalThis;
  const calls: Call[] = [];
  const answers = new Map<string, () => Response>();
  const next = new Map<string, () => Response>();
  beforeEach(() => {
    calls.length = 0;
    answers.clear();
    next.clear();
    globalThis.fetch = async (path, request) => {
      const call = `${request?.method ?? 'GET'} ${path}`;
      const headers = new Headers(request?.headers);
      const [key, version] = [headers.get('Idempotency-Key'), headers.get('If-Match')];
      calls.push({ call, key, version, body: JSON.parse(String(request?.body ?? '{}')) });
      const answer = next.get(call) ?? answers.get(call);
      next.delete(call);
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  return {
    calls,
    /** Returns the bodies of all requests of a call. */
    sent: (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body),
    /** Sets the answer of a call; a string stands for a proxy's text that is no JSON. */
    answers(call: string, body: object | string, status = 200): void {
      answers.set(call, () =>
        typeof body === 'string' ? new Response(body, { status }) : Response.json(asServed(body, status), { status }),
      );
    },
    /** Sets the answer of the next request of a call alone. */
    answersOnce(call: string, body: object, status: number): void {
      next.set(call, () => Response.json(asServed(body, status), { status }));
    },
    /** Lets a call fail as without a network. */
    isCut(call: string): void {
      answers.delete(call);
    },
  };
}
