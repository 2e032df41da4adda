import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../deep/fault/until.ts';
import { ownersKey } from '../journey/api-key.ts';
import { openApp } from '../journey/app.ts';
import { organizerIn } from '../journey/organizer-of-day.ts';
import { aTeam, bornYearsAgo } from '../journey/samples.ts';

const app = openApp({ processes: 2 });
const organizer = organizerIn(app);

const url = (process: 0 | 1) => app().products[process]?.url ?? '';

/** A game of a tournament, and a team of it. */
type Followed = { readonly gameId: number; readonly teamId: number };

/** Every address of a tournament's public life. */
const addressesOf = (id: number, { gameId, teamId }: Followed, name: string) => [
  ...['', '/standings', '/games', `/games/${gameId}/outlook`].map((part) => `/api/tournaments/${id}${part}`),
  ...['/api/tournaments', '/api/tournaments/visible', '/api/live-scores', '/api/games', `/api/games/${gameId}`],
  `/api/games/${gameId}/scorers`,
  ...['/api/teams', '/api/teams?available=true', `/api/teams?tournamentId=${id}`],
  ...['/api/top-scorers', `/api/top-scorers?tournament=${encodeURIComponent(name)}`],
  ...['skill-levels', 'age-brackets', 'payment-methods'].map((list) => `/api/form-options/${list}`),
  ...['/api/site', '/api/site/texts', '/api/privacy'],
  ...['games', 'calendar.ics'].map((part) => `/api/teams/${teamId}/${part}`),
];

/** What only one request is told, and what a browser may do with an answer that says nothing of a person. */
const ownHeaders = ['date', 'x-request-id', 'etag', 'cache-control', 'vary', 'content-encoding', 'content-length'];

async function answerTo(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity', ...headers } });
  const body = (await answer.text()).replace(/"requestId":"[^"]+"/, '');
  const shared = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  return { status: answer.status, headers: shared, body, isPrepared: !answer.headers.has('x-request-id') };
}

/** The answer to an address exactly as written, which a browser would write anew. */
async function answerToWritten(address: string) {
  const { port } = new URL(url(0));
  const [answer] = await once(get({ port, path: address, headers: { 'Accept-Encoding': 'identity' } }), 'response');
  const body = await text(answer);
  return { isPrepared: answer.headers['x-request-id'] === undefined, body };
}

/** What strangers see of a tournament that is played, of which a program sees all. */
const withheld = (body: string) =>
  JSON.stringify({ ...JSON.parse(body), brackets: [], games: [], verificationRequired: true });

/** A program's key goes the usual way. */
async function differences(process: 0 | 1, addresses: readonly string[], key: string): Promise<readonly string[]> {
  const found = addresses.map(async (path) => {
    const address = `${url(process)}${path}`;
    const [given, made] = [await answerTo(address), await answerTo(address, { Authorization: `Bearer ${key}` })];
    expect(made.isPrepared).toBe(false);
    if (given.status === 200 && !given.isPrepared) return [`${path} is not prepared`];
    const body = given.body.includes('"verificationRequired":true') ? withheld(made.body) : made.body;
    const isSame = JSON.stringify({ ...given, isPrepared: false }) === JSON.stringify({ ...made, body });
    return isSame ? [] : [`${path}: ${given.status} ${given.body} is not ${made.status} ${made.body}`];
  });
  return (await Promise.all(found)).flat();
}

/** How often the framework has answered this route at the first process. */
const passesOf = (route: string) => app().products[0].logs().split(`"route":"${route}"`).length - 1;

const put = (path: string, body: object) => app().organizer.put(path, body);

const removed = (path: string) => app().organizer.call(path, { method: 'DELETE' });

async function changedTexts(text: string) {
  const read = await app().organizer.get<object>('/api/admin/site-settings/1');
  return put('/api/admin/site-settings', { ...read.body, aboutUs: text });
}

test('whatever happens to a tournament, everybody gets at once what the framework answers, and soon at another process', async () => {
  const [{ id, address }, other] = [await organizer.drawn(4), await app().announce()];
  const { body } = await app().organizer.get<{
    readonly tournament: { readonly name: string };
    readonly games: readonly { readonly id: number; readonly team1Id: number | null }[];
    readonly teams: readonly { readonly id: number }[];
  }>(address);
  const game = body.games.find(({ team1Id }) => team1Id !== null);
  const [captain] = await app().database.query<{ captain_id: number }>('select captain_id from teams where id = $1', [
    game?.team1Id,
  ]);
  const [gameId, teamId] = [game?.id ?? 0, game?.team1Id ?? 0];
  const addresses = addressesOf(id, { gameId, teamId }, body.tournament.name);
  const moments: readonly (() => Promise<{ readonly status: number }>)[] = [
    () => app().organizer.post(`/api/games/${game?.id}/start`, {}),
    () => put(`/api/games/${game?.id}/score`, { team1Score: 1, team2Score: 0 }),
    () => app().organizer.post(`/api/games/${game?.id}/goals`, { playerId: captain?.captain_id, minute: 1 }),
    () => changedTexts('We play on Tuesdays.'),
    () => put(`${address}/visibility`, { visible: false }),
    () => put(`${address}/visibility`, { visible: true }),
    () => app().organizer.post(`/api/games/${game?.id}/complete`, {}),
    () => app().visitor().post('/api/teams', aTeam(other.id)),
    () => put(`/api/tournaments/${other.id}/registration`, { registrationOpen: false }),
    () => put(`/api/tournaments/${other.id}/registration`, { registrationOpen: true }),
    () => app().organizer.post(`${address}/withdraw`, { teamId: body.teams[3]?.id, confirm: true }),
    () => removed(`/api/admin/tournaments/${id}?confirm=true`),
  ];
  expect(await differences(0, addresses, (await ownersKey(app(), ['read:public'])).key)).toEqual([]);
  for (const moment of moments) {
    expect((await moment()).status).toBeLessThan(300);
    const { key } = await ownersKey(app(), ['read:public']);
    expect(await differences(0, addresses, key)).toEqual([]);
    await until(async () => (await differences(1, addresses, key)).length === 0);
  }
});

test('what is changed in the database itself is seen soon, also what follows from it', async () => {
  const { id, address } = await organizer.drawn(2);
  const [team] = await app().database.query<{ captain_id: number; name: string; captain_name: string }>(
    'select captain_id, name, captain_name from teams where tournament_id = $1',
    [id],
  );
  const shows = (path: string, text: string) => async () => (await answerTo(`${url(1)}${path}`)).body.includes(text);
  for (const path of [address, `${address}/standings`, `/api/teams?tournamentId=${id}`])
    expect(await shows(path, team?.name ?? '')()).toBe(true);
  await app().database.query('update teams set name = $2 where name = $1', [team?.name, 'Renamed by hand']);
  for (const path of [address, `${address}/standings`, `${address}/games`, `/api/teams?tournamentId=${id}`])
    await until(shows(path, 'Renamed by hand'));
  expect(await shows(address, team?.captain_name ?? '')()).toBe(true);
  await app().database.query('update players set birth_year = $2 where id = $1', [team?.captain_id, bornYearsAgo(9)]);
  await until(async () => !(await shows(address, team?.captain_name ?? '')()));
});

test('who is known may be shown more, and nobody else is shown it', async () => {
  const { id } = await app().announce({ visible: false });
  const paths = ['/api/tournaments', `/api/tournaments/${id}`];
  const own = await Promise.all(paths.map((path) => app().organizer.get(path)));
  expect(own.map(({ status, body }) => [status, JSON.stringify(body).includes(`"id":${id},`)])).toEqual([
    [200, true],
    [200, true],
  ]);
  const theirs = await Promise.all(paths.map((path) => answerTo(`${url(0)}${path}`)));
  expect(theirs.map(({ status, body }) => [status, body.includes(`"id":${id},`)])).toEqual([
    [200, false],
    [404, false],
  ]);
});

test('however many ask for what nobody has asked for yet, it is made once', async () => {
  const { address } = await organizer.drawn(4);
  const route = '/api/tournaments/:id/standings';
  const before = passesOf(route);
  const answers = await Promise.all(Array.from({ length: 500 }, () => answerTo(`${url(0)}${address}/standings`)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers.every(({ isPrepared }) => isPrepared)).toBe(true);
  expect(passesOf(route) - before).toBe(1);
  await answerTo(`${url(0)}${address}/standings?page=1`);
  expect(passesOf(route) - before).toBe(1);
});

test('what a route does not read leads to the prepared answer, and what it reads to its own', async () => {
  const { id } = await app().announce();
  const detail = `/api/tournaments/${id}`;
  const spellings = {
    '/api/teams': ['?x=1', '?available=false', '?available=', `?${'x=1&'.repeat(100)}`, '#x', '/'],
    '/api/teams?available=true': ['?x=1&available=true', '?available=tru%65', '?available=true&tournamentId='],
    [`/api/teams?available=true&tournamentId=${id}`]: [`?tournamentId=0${id}&x&available=true`],
    '/api/games': ['?includeAll=false', '?tournamentId=&includeAll=false', '?includeAll='],
    [`/api/games?tournamentId=${id}`]: [`?tournamentId=${id}&includeAll=false`, `?tournamentId=0${id}`],
    '/api/top-scorers': ['?tournament=', '?tournament=+', '?available=true'],
    [detail]: ['?', '?includeAll=true', '/?x'],
    '/privacy': ['?x=1', '?lang=fr', '#x'],
    '/site.webmanifest': ['?x=1'],
  };
  for (const [path, others] of Object.entries(spellings)) {
    const body = (await answerTo(`${url(0)}${path}`)).body;
    const written = others.map((other) => (/^[?#/]/.test(other) ? `${path.split('?')[0]}${other}` : other));
    for (const other of [...written, `http://elsewhere.example${path}`, path.replace(/(?<=^\/api\/)t/, 'T')])
      expect([other, await answerToWritten(other)]).toEqual([other, { isPrepared: true, body }]);
  }
  const read = ['/api/teams?search=five', '/api/games?includeAll=true', '/api/teams?tournamentId=five'];
  const wrong = ['/api/teams?available=true&available=false', '/api/games?includeAll=yes'];
  for (const path of [...read, ...wrong, '/api/tournaments/99999999999', '/api/tournaments/0'])
    expect([path, (await answerTo(`${url(0)}${path}`)).isPrepared]).toEqual([path, false]);
});

test.each([
  ['a cookie that is not signed', { Cookie: 'golden-goal=s%3A0123456789abcdefghijklmnopqrstuv.x' }],
  ['a cookie of a form that is not ours', { Cookie: 'golden-goal=; golden-goal="s:x"' }],
  ['the cookie of another site', { Cookie: 'session=s%3A0123456789abcdefghijklmnopqrstuv.x' }],
  ['an authorization that is no key', { Authorization: 'Basic b2xnYTpvbGdh' }],
  ['a part of it', { Range: 'bytes=0-1' }],
  ['the last date', { 'If-Modified-Since': new Date(0).toUTCString() }],
  ['a key under which writes are repeated', { 'Idempotency-Key': 'one', 'X-HTTP-Method-Override': 'POST' }],
])('%s leads past no prepared answer', async (_, headers: Readonly<Record<string, string>>) => {
  const { id } = await app().announce();
  const paths = [
    '/api/tournaments',
    `/api/tournaments/${id}`,
    '/api/teams',
    '/api/site',
    '/privacy',
    '/site.webmanifest',
  ];
  for (const path of paths) {
    const { status, isPrepared, body } = await answerTo(`${url(0)}${path}`, headers);
    expect([path, status, isPrepared, body]).toEqual([path, 200, true, (await answerTo(`${url(0)}${path}`)).body]);
  }
});

test('who has it is told so, it comes compressed as asked for, and HEAD tells what GET would', async () => {
  const { address } = await organizer.drawn(4);
  const path = `${url(0)}${address}/standings`;
  const asked = (headers: Readonly<Record<string, string>>, method = 'GET') => fetch(path, { headers, method });
  const plain = await asked({ 'Accept-Encoding': 'identity' });
  const etag = plain.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await asked({ 'If-None-Match': known, 'Accept-Encoding': 'identity' });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await asked({ 'If-None-Match': '"other"' })).status).toBe(200);
  const head = await asked({ 'Accept-Encoding': 'identity' }, 'HEAD');
  const own = (answer: Response) =>
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  expect([head.status, own(head)]).toEqual([200, own(plain)]);
  expect((await asked({}, 'DELETE')).status).toBe(405);
});

test('answers to requests on one connection come in their order, and the last says that it is', async () => {
  const { address } = await organizer.drawn(2);
  const line = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n${more}\r\n`;
  const paths = [`${address}/games`, '/api/teams?search=x', '/api/privacy', '/api/form-options/skill-levels'];
  const alone = await Promise.all(paths.map(async (path) => (await answerTo(`${url(0)}${path}`)).body));
  const requests = [...paths.map((path) => line(path)), line('/api/privacy', 'Connection: close\r\n')];
  for (const sent of [requests.join(''), requests.join('').slice(0, -1)]) {
    const socket = connect(Number(new URL(url(0)).port), 'localhost');
    socket.write(sent);
    if (!sent.endsWith('\n\r\n')) socket.write('\n');
    let received = '';
    for await (const part of socket) received += part;
    const bodies = received.split(/HTTP\/1\.1 200 OK\r\n[\s\S]*?\r\n\r\n/).slice(1);
    expect(bodies).toEqual([...alone, alone[2]]);
    expect(received.match(/Connection: (keep-alive|close)/g)).toEqual([
      ...paths.map(() => 'Connection: keep-alive'),
      'Connection: close',
    ]);
  }
});
