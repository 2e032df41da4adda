import { type ApiDocument, type Operation, operationsOf } from '../../contract/operations.ts';
import { openApp } from '../../journey/app.ts';
import { drawTournament } from '../../journey/tournament-day.ts';
import type { Answer, Visitor } from '../../journey/visitor.ts';

const app = openApp({ isOwn: true });

type Said = Readonly<Record<string, unknown>>;

/** What a call is refused for; what an organizer is not refused for before it is known who calls is marked. */
const ways: readonly (readonly [why: string, sent: (operation: Operation) => RequestInit, isForOrganizers?: true])[] = [
  ['nothing is sent', ({ method }) => ({ method })],
  ['nothing is answered of a form', ({ method }) => withBody(method, '{}'), true],
  ['the body is no JSON', ({ method }) => withBody(method, '{"name":')],
  ['the body is a list', ({ method }) => withBody(method, '[]')],
  ['the body is too large', ({ method }) => withBody(method, JSON.stringify({ name: 'x'.repeat(70_000) }))],
  ['the body is text', ({ method }) => withBody(method, 'name=Ana', 'text/plain')],
  ['the address takes no such method', () => ({ method: 'PATCH' })],
  [
    'somebody else was faster',
    ({ method }) => withBody(method, '{}', 'application/json', { 'If-Match': '"99999"' }),
    true,
  ],
];

const withBody = (method: string, body: string, type = 'application/json', headers: object = {}): RequestInit =>
  method === 'GET' ? { method } : { method, body, headers: { 'Content-Type': type, ...headers } };

let operations: readonly Operation[];
beforeAll(async () => {
  const { body } = await app().visitor().get<ApiDocument>('/api/openapi.json');
  // A stream has no end, and whoever signs out is nobody afterwards.
  operations = operationsOf(body).filter(({ name }) => !/ \/api\/(live|admin\/logout|device\/forget)$/.test(name));
});

/** Which fields a refusal has beside its sentence and its number, by its status. */
const mayHave: Readonly<Record<string, readonly number[]>> = {
  errors: [400],
  confirm: [409],
  current: [412],
  details: [401, 403, 409, 412, 422],
};

function complaintsAbout(name: string, { status, headers, body }: Answer<Said>): readonly string[] {
  if (status < 400) return [];
  const { message, requestId, ...more } = typeof body === 'object' ? body : { message: body };
  const isSaid = typeof message === 'string' && message !== '' && requestId === headers.get('x-request-id');
  const strange = Object.keys(more).filter((field) => !mayHave[field]?.includes(status));
  const isStale = status !== 412 || 'current' in more;
  return isSaid && strange.length === 0 && isStale ? [] : [`${name} ${status} ${JSON.stringify(body).slice(0, 200)}`];
}

/** What is wrong with the answers to all calls, at so many devices at a time. */
async function strangeAnswers(device: Visitor, sent: (operation: Operation) => RequestInit, abreast: number) {
  const strange: string[] = [];
  for (let from = 0; from < operations.length; from += abreast) {
    const calls = operations.slice(from, from + abreast).map(async (operation) => {
      const path = operation.path.replace(/\{\w+\}/g, '987654');
      return complaintsAbout(operation.name, await device.call<Said>(path, sent(operation)));
    });
    strange.push(...(await Promise.all(calls)).flat());
  }
  return strange;
}

test.each(ways.map(([why, sent]) => [why, sent] as const))(
  'a stranger is refused in one shape when %s',
  async (_, sent) => {
    expect(await strangeAnswers(app().visitor(), sent, 8)).toEqual([]);
  },
);

test.each(ways.flatMap(([why, sent, isForOrganizers]) => (isForOrganizers ? [[why, sent] as const] : [])))(
  'an organizer is refused in one shape when %s',
  async (_, sent) => {
    expect(await strangeAnswers(app().organizer, sent, 1)).toEqual([]);
  },
);

test('what is stale says what stands on file, and what needs a yes says so; what cannot be says neither', async () => {
  const { tournament, games, teams } = await drawTournament(app(), 4);
  const put = (path: string, body: object, version: string) =>
    app().organizer.call<Said>(
      path,
      withBody('PUT', JSON.stringify(body), 'application/json', { 'If-Match': version }),
    );
  const [first, other] = games.filter(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
  const score = { team1Score: 2, team2Score: 1 };
  const path = `/api/games/${first?.id}`;
  const stale = [
    await put(`${path}/score`, score, '"99"'),
    await put(`/api/admin/all-games/${first?.id}`, score, '"99"'),
    await put(`/api/admin/games/${first?.id}/lock`, { locked: true }, '"99"'),
    await put(`/api/admin/tournaments/${tournament.id}`, { location: 'Elsewhere' }, '"99"'),
    await put(`/api/admin/teams/${teams[0]?.id}`, { name: 'Others' }, '"99"'),
    await put(`/api/admin/players/${teams[0]?.captainId}`, { name: 'Others' }, '"99"'),
  ];
  for (const { status, body } of stale)
    expect([status, body]).toMatchObject([412, { current: { version: expect.anything() } }]);
  expect(stale[0]?.body.current).toMatchObject({ team1Score: 0, team2Score: 0 });
  await app().organizer.put(`${path}/score`, score);
  expect((await app().organizer.post(`${path}/complete`, {})).status).toBe(200);
  const doubt = await app().organizer.call<Said>(`/api/admin/tournaments/${tournament.id}`, { method: 'DELETE' });
  expect([doubt.status, doubt.body]).toMatchObject([409, { confirm: true, details: { played: 1 } }]);
  const level = `/api/games/${other?.id}`;
  await app().organizer.put(`${level}/score`, { team1Score: 1, team2Score: 1 });
  const never = await app().organizer.post<Said>(`${level}/complete`, {});
  expect([never.status, 'confirm' in never.body]).toEqual([409, false]);
});
