import { holdToDocument } from '../contract/answers-in-shape.ts';

/** What came back: the status, the headers, and the body as its reader expects it. */
export type Answer<Body> = { readonly status: number; readonly headers: Headers; readonly body: Body };

/** What is answered instead of what was asked for. */
export type Refused = { readonly message: string; readonly errors?: Readonly<Record<string, string>> };

/** Somebody at a device of their own, with the cookies it was given. */
export type Visitor = {
  get<Body = Refused>(path: string): Promise<Answer<Body>>;
  post<Body = Refused>(path: string, body: unknown): Promise<Answer<Body>>;
  put<Body = Refused>(path: string, body: unknown): Promise<Answer<Body>>;
  /** Any call, word for word. */
  call<Body = Refused>(path: string, request: RequestInit): Promise<Answer<Body>>;
};

/** Opens a device; without an address it calls from one that nobody else has. */
export function visitorAt(url: string, address = nextAddress()): Visitor {
  const cookies = new Map<string, string>();
  const call = async <Body>(path: string, request: RequestInit): Promise<Answer<Body>> => {
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-For', address);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(`${url}${path}`, { ...request, headers });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const body = read(await response.text());
    const type = response.headers.get('content-type') ?? '';
    await holdToDocument(url, path, request.method ?? 'GET', { status: response.status, type, body });
    const requestId = response.headers.get('x-request-id');
    if (
      requestId !== null &&
      response.ok &&
      (request.method ?? 'GET') !== 'GET' &&
      !isMiss(body) &&
      !mayWriteNothing.test(path)
    )
      written.push({ url, call: `${request.method} ${path}`, requestId });
    return { status: response.status, headers: response.headers, body: body as Body };
  };
  return {
    call,
    get: (path) => call(path, {}),
    post: (path, body) => call(path, json('POST', body)),
    put: (path, body) => call(path, json('PUT', body)),
  };
}

/** Calls that write nothing for who changes nothing: signing out without a session, naming a team, looking at what a link opens. */
const mayWriteNothing = /\/(logout|forget|validate-team|score-keeper\/link|admin\/invitation)$/;

/** A call that may have changed something, and was answered well. */
export interface Written {
  readonly url: string;
  readonly call: string;
  readonly requestId: string;
}

const written: Written[] = [];

/** Takes what was written at these addresses since this was asked before. */
export function takeWritten(urls: readonly string[]): readonly Written[] {
  const taken = written.filter(({ url }) => urls.includes(url));
  const left = written.filter(({ url }) => !urls.includes(url));
  written.splice(0, written.length, ...left);
  return taken;
}

/** A call that sends JSON. */
export function json(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** What a search has not found is noted with the other misses of its minute. */
function isMiss(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'found' in body && body.found === false;
}

function nextAddress(): string {
  const number = ofWorker.nextNumber('address');
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  cookies.set(name, value);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
