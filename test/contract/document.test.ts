import { openApp } from '../journey/app.ts';

const app = openApp();

interface Call {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Call>>>>;

async function paths(): Promise<Paths> {
  return (await app().visitor().get<{ readonly paths: Paths }>('/api/openapi.json')).body.paths;
}

async function everyCall() {
  return Object.entries(await paths()).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
}

const answersOf = ({ responses }: Call) =>
  Object.entries(responses).flatMap(([status, { content = {} }]) => (status < '300' ? Object.values(content) : []));

test('every call says in a sentence what it does, what it answers, and who may make it', async () => {
  const calls = await everyCall();
  expect(calls.length).toBeGreaterThan(130);
  const silent = calls.filter(({ call }) => !call.summary || !call.tags?.length || call.security === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
  const shapeless = calls.filter(
    ({ call }) =>
      answersOf(call).length === 0 || answersOf(call).some(({ schema }) => Object.keys(schema).length === 0),
  );
  expect(shapeless.map(({ name }) => name)).toEqual([]);
});

test('who may make a call stands in the document as the routes are marked', async () => {
  const { '/api/games/{id}/score': score, '/api/tournaments': tournaments } = await paths();
  expect(score?.put?.security).toEqual([{ scoreKeeper: [] }, { organizer: [] }, { 'api-key': [] }]);
  expect(tournaments?.get?.security).toEqual([]);
});

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

test('a method that an address does not know is 405, and the answer says which it knows', async () => {
  const [visitor, all] = [app().visitor(), await paths()];
  const known = Object.entries(all).filter(([path]) => path !== '/api/live');
  expect(known.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const [path] of known) {
    const allowed = allowedAt(path, all);
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const { status, headers, body } = await visitor.call<{ readonly message: string }>(addressOf(path), { method });
      const isSaid = headers.get('allow') === allowed.join(', ') && typeof body.message === 'string';
      if (status !== 405 || !isSaid) wrong.push(`${method} ${path}: ${status} ${headers.get('allow')}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a question about an address and its head stay as they were, and an address that is none is not found', async () => {
  const asked = (path: string, method: string) => fetch(`${app().products[0].url}${path}`, { method });
  expect((await asked('/api/teams', 'HEAD')).status).toBe(200);
  expect((await asked('/api/teams', 'OPTIONS')).headers.get('allow')).toBe('GET, HEAD, POST');
  expect((await asked('/api/nothing', 'PATCH')).status).toBe(404);
});

const addressOf = (path: string) => path.replace(/\{\w+\}/g, '1');

/** What an address takes by all the routes it belongs to: `visible` is a tournament's number to some. */
function allowedAt(path: string, all: Paths): readonly string[] {
  const own = addressOf(path);
  const matching = Object.entries(all).filter(([one]) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(own));
  const taken = new Set(matching.flatMap(([, calls]) => Object.keys(calls).map((method) => method.toUpperCase())));
  if (taken.has('GET')) taken.add('HEAD');
  return [...taken].sort();
}
