import { documentOfRun } from '../contract/called.ts';
import { openApp } from '../journey/app.ts';

const app = openApp();

const elsewhere = 'https://league.example';
const allowed = 'access-control-allow-origin';

interface Call {
  readonly method: string;
  readonly address: string;
  readonly scope: string | undefined;
  readonly isOpen: boolean;
}

async function everyCall(): Promise<readonly Call[]> {
  const { paths } = await documentOfRun(app().products[0].url);
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      method: method.toUpperCase(),
      address: path.replace(/\{\w+\}/g, '1'),
      scope: Reflect.get(call, 'x-scope'),
      isOpen: JSON.stringify(Reflect.get(call, 'security')).includes('{}'),
    })),
  );
}

/** A call that a page of another site makes. */
const from = (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${app().products[0].url}${path}`, {
    method,
    headers: { Origin: elsewhere, ...headers },
    signal: AbortSignal.timeout(20_000),
  });

const asks = (path: string, wish: string) => from(path, 'OPTIONS', { 'Access-Control-Request-Method': wish });

test('pages of other sites read what everybody reads, without cookies, and may do nothing else', async () => {
  const wrong: string[] = [];
  for (const { method, address, scope, isOpen } of await everyCall()) {
    const isReadable = method === 'GET' && isOpen && scope !== undefined;
    const answer = method === 'GET' ? await from(address) : await asks(address, method);
    const isAsked = method === 'GET' ? await asks(address, 'GET') : answer;
    await answer.body?.cancel();
    const said = [answer.headers.get(allowed), isAsked.headers.get(allowed), isAsked.status === 204];
    const isLet = JSON.stringify(said) === JSON.stringify(isReadable ? ['*', '*', true] : [null, null, false]);
    if (!isLet || answer.headers.has('access-control-allow-credentials')) wrong.push(`${method} ${address} ${said}`);
  }
  expect(wrong).toEqual([]);
});

test('so they do with an answer that is prepared, one that still stands, a refusal, and the document', async () => {
  const { id } = await app().announce();
  const path = `/api/tournaments/${id}`;
  await from(path);
  const prepared = await from(path);
  expect(prepared.headers.has('x-request-id')).toBe(false);
  const etag = prepared.headers.get('etag') ?? '';
  expect(prepared.headers.get('access-control-expose-headers')).toContain('ETag');
  const again = await from(path, 'GET', { 'If-None-Match': etag });
  const unknown = await from('/api/tournaments/2000000000');
  const answers = [prepared, again, unknown, await from('/api/openapi.json')];
  expect(answers.map(({ status, headers }) => [status, headers.get(allowed)])).toEqual([
    [200, '*'],
    [304, '*'],
    [404, '*'],
    [200, '*'],
  ]);
  const may = await asks(path, 'GET');
  expect(may.headers.get('access-control-allow-headers')).toBe('If-None-Match');
  expect(may.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
});

test('no page of the site is opened to others, nor what asks for a proof', async () => {
  for (const path of ['/', '/tournaments', '/api/teams/invite/TEAM-AB12CD-345', '/api/waivers/x', '/api/admin/teams'])
    expect([path, (await from(path)).headers.get(allowed)]).toEqual([path, null]);
});
