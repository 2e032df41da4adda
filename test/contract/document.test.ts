import { readFileSync } from 'node:fs';
import { webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import { openApp } from '../journey/app.ts';
import { documentOfRun, findCallIn } from './called.ts';
import { DocumentedAnswers } from './documented-answers.ts';

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
  expect(tournaments?.get?.security).toEqual([{}, { 'api-key': [] }]);
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

interface Described {
  readonly paths: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly webhooks: Readonly<Record<string, object>>;
}

const described = async () => (await app().visitor().get<Described>('/api/openapi.json')).body;

test('a list says what each filter takes, by which fields it is sorted, and how a page is asked for', async () => {
  const { paths: all } = await described();
  type Parameter = {
    readonly name: string;
    readonly description: string;
    readonly schema: { readonly example?: string };
  };
  const call = all['/api/admin/players']?.get as unknown as { readonly parameters: readonly Parameter[] } | undefined;
  const of = (name: string) => call?.parameters.find((one) => one.name === name);
  expect(of('filter')?.description).toContain('paymentStatus: one or a list of pending, paid, failed');
  expect(of('filter')?.description).toContain('tournamentId: a number or a list of numbers');
  expect(of('sort')?.description).toContain('registrationDate');
  expect([of('range')?.schema.example, of('sort')?.schema.example]).toEqual(['[0,24]', '["name","ASC"]']);
  const lists = Object.values(all).filter(({ get }) => JSON.stringify(get ?? {}).includes('"name":"filter"'));
  expect(lists.length).toBeGreaterThanOrEqual(10);
});

test('the number of a record is a whole number wherever it stands', async () => {
  const { paths: all, components } = await described();
  const written = JSON.stringify([all, components], (key, value) => (key === 'example' ? undefined : value));
  expect(written.match(/"(?:id|\w+Id)":\{"type":"number"/g) ?? []).toEqual([]);
  expect(written.match(/"(?:id|\w+Id)":\{"type":"integer"/g)?.length).toBeGreaterThan(100);
});

test('hours of play say what each of them is', async () => {
  const { components } = await described();
  const form = components.schemas.NewTournamentDto as { properties: Record<string, { items: object }> };
  expect(form.properties.playingHours?.items).toMatchObject({
    type: 'object',
    properties: { day: { type: 'string', format: 'date' }, startTime: { type: 'string' }, endTime: { type: 'string' } },
    required: ['day', 'startTime', 'endTime'],
  });
});

test('what webhooks are told stands in the document, a forfeit and a shoot-out too', async () => {
  const { webhooks } = await described();
  expect(Object.keys(webhooks)).toEqual([...webhookEvents]);
  const final = JSON.stringify(webhooks['result.final']);
  for (const field of ['forfeitedBy', 'team1Shootout', 'winnerId']) expect(final).toContain(`"${field}"`);
});

/** Calls of the page for programs: method, path, and the body where there is one. */
function callsOnPage() {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const [, calls = ''] = /```http\n([\s\S]*?)```/.exec(page) ?? [];
  return [...calls.matchAll(/^(GET|POST|PUT) (\S+)(?:\n\n(\{[\s\S]*?\n?\}\n))?/gm)].map(
    ([, method = '', path = '', body = '{}']) => ({ method, path, body: JSON.parse(body) }),
  );
}

test('the calls on the page for programs are in the document, with bodies of its shape', async () => {
  const document = await documentOfRun(app().products[0].url);
  const [answers, callAt] = [new DocumentedAnswers(document), findCallIn(document)];
  const calls = callsOnPage();
  expect(calls.length).toBeGreaterThanOrEqual(12);
  const wrong = calls.flatMap(({ method, path, body }) => {
    const call = callAt(method, path);
    if (call === undefined) return `${method} ${path} is not in the document`;
    const responses = { 200: { content: { 'application/json': { schema: call.body ?? {} } } } };
    const sent = { status: 200, type: 'application/json', body };
    return answers.misshapen({ name: `${call.name} body`, responses }, sent) ?? [];
  });
  expect(wrong).toEqual([]);
});
