import { openApp } from '../journey/app.ts';
import { drawTournament } from '../journey/tournament-day.ts';
import { documentOfRun } from './called.ts';
import { type Operation, operationsOf, type Schema } from './operations.ts';

const app = openApp();

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly schema?: Schema;
}

interface Told {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object; content?: object }>>;
}

/** Every call of the document, as it is described there and by what it is named. */
async function everyCall(): Promise<readonly (Operation & { readonly told: Told })[]> {
  const document = await documentOfRun(app().products[0].url);
  return operationsOf(document).map((operation) => ({
    ...operation,
    told: document.paths[operation.path]?.[operation.method.toLowerCase()] as unknown as Told,
  }));
}

const refersTo = ({ parameters = [] }: Told, name: string) =>
  parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);

const isJson = ({ responses }: Told) => JSON.stringify(responses['200']?.content ?? {}).includes('"application/json"');

test('every call says which headers it takes and gives: the mark of an answer, and the key of what must not happen twice', async () => {
  const calls = await everyCall();
  const [reads, writes] = [true, false].map((isRead) => calls.filter(({ method }) => (method === 'GET') === isRead));
  const markless = reads?.filter(
    ({ told }) => isJson(told) && !(refersTo(told, 'IfNoneMatch') && '304' in told.responses),
  );
  expect(markless?.map(({ name }) => name)).toEqual([]);
  const keyless = writes?.flatMap(({ told, name }) => (refersTo(told, 'IdempotencyKey') ? [] : name)) ?? [];
  expect(keyless.length).toBeLessThan(30);
  expect(keyless).toContain('POST /api/admin/login');
  for (const name of ['POST /api/teams', 'PUT /api/games/{id}/score']) expect(keyless).not.toContain(name);
  const unsaid = writes?.filter(({ told }) => ['409', '415', '429'].some((status) => !(status in told.responses)));
  expect(unsaid?.map(({ name }) => name)).toEqual([]);
  const { components } = await documentOfRun(app().products[0].url);
  for (const name of ['Conflict', 'TooMany', 'Unavailable'])
    expect(components.responses[name]).toMatchObject({ headers: { 'Retry-After': {} } });
});

test('every call without a session has the mark that the document promises, and 304 is all that comes back to it', async () => {
  const calls = (await everyCall()).filter(({ method, path, told }) => {
    return method === 'GET' && !path.includes('{') && 'ETag' in (told.responses['200']?.headers ?? {});
  });
  expect(calls.length).toBeGreaterThan(20);
  const [{ url }] = app().products;
  for (const { path } of calls.filter(({ path }) => !path.startsWith('/api/admin/'))) {
    // The second of them may be prepared, which is of the same mark.
    const first = await fetch(`${url}${path}`);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await fetch(`${url}${path}`, { headers });
    if (first.status !== 401) expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
  }
});

const nobody = 2_000_000_000;

test('what is unknown is not found wherever its number stands in the address, a hidden tournament neither', async () => {
  const hidden = (await app().announce({ visible: false })).id;
  const calls = await everyCall();
  const numbered = calls.filter(({ method, path }) => method === 'GET' && /\{(id|\w+Id)\}/.test(path));
  expect(numbered.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const { path } of numbered) {
    const { status } = await app().organizer.get(path.replace(/\{\w+\}/g, String(nobody)));
    if (status !== 404) wrong.push(`${path} ${status}`);
    if (!path.startsWith('/api/tournaments/{id}')) continue;
    const strange = await app()
      .visitor()
      .get(path.replace('{id}', String(hidden)).replace(/\{\w+\}/g, '1'));
    if (strange.status !== 401 && strange.status !== 404) wrong.push(`${path} hidden ${strange.status}`);
  }
  expect(wrong).toEqual([]);
});

test('of an unknown tournament a filter leaves nothing, and of another one none of its games', async () => {
  const { tournament, games } = await drawTournament(app(), 4);
  const other = (await app().announce()).id;
  const game = games.find(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
  await app().organizer.put(`/api/games/${game?.id}/score`, { team1Score: 1, team2Score: 0 });
  const readers = [app().organizer, app().visitor()];
  for (const reader of readers) {
    const of = async (id: number) =>
      (await reader.get<readonly { id: number }[]>(`/api/games?tournamentId=${id}`)).body;
    expect((await of(tournament.id)).map(({ id }) => id)).toEqual([game?.id]);
    expect([await of(other), await of(nobody)]).toEqual([[], []]);
    expect((await reader.get(`/api/teams?tournamentId=${nobody}`)).body).toEqual([]);
    expect((await reader.get('/api/top-scorers?tournament=Nobody')).body).toEqual([]);
  }
  for (const list of ['all-games', 'teams', 'players', 'tournament-registrations']) {
    const { status, body } = await app().organizer.get(`/api/admin/${list}?tournamentId=${nobody}`);
    expect([list, status, body]).toEqual([list, 200, []]);
  }
});

test('a parameter that is none of its values, or is written twice, is refused by its name', async () => {
  const calls = (await everyCall()).flatMap(({ path, method, told }) =>
    (told.parameters ?? []).flatMap(({ name = '', in: where, schema }) =>
      where === 'query' && schema !== undefined ? [{ path, method, name, schema }] : [],
    ),
  );
  expect(calls.filter(({ schema }) => Object.keys(schema).length === 0)).toEqual([]);
  const { games } = await drawTournament(app(), 2);
  const own = calls.filter(
    ({ name, schema }) => schema.type !== 'string' || schema.enum || /sort|range|filter/.test(name),
  );
  expect(own.length).toBeGreaterThan(50);
  for (const { path, method, name, schema } of own) {
    const address = path.replace(/\{\w+\}/g, String(games[0]?.id));
    const twice = schema.type === 'boolean' ? ['true', 'false'] : ['1', '2'];
    for (const query of [`${name}=%7Bwrong`, twice.map((value) => `${name}=${value}`).join('&')]) {
      const { status } = await app().organizer.call(`${address}?${query}`, { method });
      expect([method, path, query, status]).toEqual([method, path, query, 400]);
    }
  }
});
