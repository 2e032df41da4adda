import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { closingAfterEach } from '../deep/fault/closing.ts';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { followLive, type News } from './live-stream.ts';
import { drawTournament, type Game, gameOf, scoreKeeper } from './tournament-day.ts';
import { json, visitorAt } from './visitor.ts';

const app = openApp({ processes: 2 });
const closing = closingAfterEach();

const url = (process: 0 | 1) => app().products[process]?.url ?? '';
const liveAt = async (process: 0 | 1) => (await visitorAt(url(process)).get<Game[]>('/api/live-scores')).body;
const score = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });

/** The event that tells this score of this game. */
const tells = (id: number, scored: object) => (news: News) =>
  news.name === 'game' &&
  Object.entries({ id, ...scored }).every(([name, value]) => Reflect.get(news.told ?? {}, name) === value);

async function raw(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
    const asked = request(`${url(0)}${path}`, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

test('the start page begins with the day while games are played, in each language, and with what the site is for on any other', async () => {
  const isOfDay = async (language: string) => {
    const { bytes } = await raw('/', { 'Accept-Language': language });
    return bytes.toString().includes('<meta name="match-day">');
  };
  expect([await isOfDay('en'), await isOfDay('es')]).toEqual([false, false]);
  const day = await drawTournament(app(), 2);
  await (await scoreKeeper(app(), 'Pat')).post(`/api/games/${gameOf(day, 1).id}/start`, {});
  await until(async () => (await isOfDay('en')) && (await isOfDay('es')));
});

test('games in progress come first, then those to come by time, then those completed, the latest first', async () => {
  const day = await drawTournament(app(), 8);
  const [first, second, third] = [gameOf(day, 1), gameOf(day, 1, 2), gameOf(day, 1, 3)];
  const pat = await scoreKeeper(app(), 'Pat');
  for (const { id } of [first, second]) {
    await pat.put(`/api/games/${id}/score`, score(1, 0));
    await pat.post(`/api/games/${id}/complete`, {});
  }
  await pat.post(`/api/games/${third.id}/start`, {});
  const games = (await liveAt(0)).filter(({ tournamentId }) => tournamentId === day.tournament.id);
  expect(games[0]?.id).toBe(third.id);
  expect(games.slice(-2).map(({ id }) => id)).toEqual([second.id, first.id]);
  const toCome = games.slice(1, -2);
  expect(new Set(toCome.map(({ status }) => status))).toEqual(new Set(['scheduled']));
  expect(toCome.map(({ startTime }) => startTime)).toEqual(toCome.map(({ startTime }) => startTime).toSorted());
  expect(games).toHaveLength(day.games.length);
  const inProgress = (await app().visitor().get<Game[]>('/api/games')).body;
  expect(inProgress.some(({ id }) => id === third.id)).toBe(true);
  expect(inProgress.every(({ status }) => status === 'in_progress')).toBe(true);
});

test('what ended more than twelve hours ago, and what is hidden, is no longer live', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const pat = await scoreKeeper(app(), 'Pat');
  await pat.put(`/api/games/${id}/score`, score(1, 0));
  await pat.post(`/api/games/${id}/complete`, {});
  const isLive = async () => (await liveAt(0)).some((game) => game.id === id);
  expect(await isLive()).toBe(true);
  await app().organizer.put(`/api/tournaments/${day.tournament.id}/visibility`, { visible: false });
  expect(await isLive()).toBe(false);
  expect((await app().visitor().get(`/api/games/${id}`)).status).toBe(404);
  expect((await pat.get(`/api/games/${id}`)).status).toBe(200);
  await app().organizer.put(`/api/tournaments/${day.tournament.id}/visibility`, { visible: true });
  expect(await isLive()).toBe(true);
  await app().database.query(`update games set updated_at = now() - interval '13 hours' where id = $1`, [id]);
  await until(async () => !(await isLive()));
});

test('who has it already is told only that nothing has changed', async () => {
  const day = await drawTournament(app(), 2);
  for (const path of ['/api/live-scores', `/api/games/${gameOf(day, 1).id}`]) {
    const { status, headers } = await raw(path);
    const etag = String(headers.etag);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'application/json; charset=utf-8',
    ]);
    const again = await raw(path, { 'If-None-Match': etag });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    await (await scoreKeeper(app(), 'Pat')).put(`/api/games/${gameOf(day, 1).id}/score`, score(Date.now() % 90, 0));
    expect((await raw(path, { 'If-None-Match': etag })).status).toBe(200);
  }
});

test('it comes compressed as asked for, and says what browsers may do with it', async () => {
  await drawTournament(app(), 4);
  const plain = await raw('/api/live-scores');
  const brotli = await raw('/api/live-scores?again', { 'Accept-Encoding': 'gzip, deflate, br' });
  const gzip = await raw('/api/live-scores', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
  const head = await raw('/api/live-scores', {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag]);
  const usual = await raw('/api/tournaments');
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']) {
    expect([name, plain.headers[name]]).toEqual([name, usual.headers[name]]);
  }
  expect(plain.headers['x-powered-by']).toBeUndefined();
  expect(plain.headers['set-cookie']).toBeUndefined();
});

test('a change at one process is seen at the other', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const pat = await scoreKeeper(app(), 'Pat');
  for (const goals of [1, 2, 3]) {
    await pat.put(`/api/games/${id}/score`, score(goals, 0));
    expect((await liveAt(0)).find((game) => game.id === id)).toMatchObject(score(goals, 0));
    await until(async () => (await liveAt(1)).find((game) => game.id === id)?.team1Score === goals);
    await until(async () => (await visitorAt(url(1)).get<Game>(`/api/games/${id}`)).body.team1Score === goals);
  }
});

test('who follows live is told the games of the day first, and then every change in turn, whichever process made it', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const [here, there] = [closing(await followLive(url(0))), closing(await followLive(url(1)))];
  for (const stream of [here, there]) {
    const { told } = await stream.until(({ name }) => name === 'live-scores');
    expect((told as Game[]).some((game) => game.id === id)).toBe(true);
  }
  const pat = await scoreKeeper(app(), 'Pat');
  for (const goals of [1, 2, 3]) {
    await pat.put(`/api/games/${id}/score`, score(goals, 0));
    for (const stream of [here, there]) await stream.until(tells(id, score(goals, 0)));
  }
  const scores = there.news
    .filter((news) => tells(id, {})(news))
    .map(({ told }) => Reflect.get(told ?? {}, 'team1Score'));
  expect(scores).toEqual([1, 2, 3]);
  await pat.post('/api/player-goals', { gameId: id, playerId: day.teams[0]?.captainId, minute: 1 });
  await there.until(({ name }) => name === 'goals');
  await app().organizer.put(`/api/tournaments/${day.tournament.id}/visibility`, { visible: false });
  await there.until(({ name, told }) => name === 'gone' && Reflect.get(told ?? {}, 'id') === id);
});

test('when the connection that hears of changes breaks it is made again', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const there = closing(await followLive(url(1)));
  await there.until(({ name }) => name === 'live-scores');
  const ears = `from pg_stat_activity where application_name = 'golden-goal live' and datname = current_database()`;
  expect(await app().database.query(`select pg_terminate_backend(pid) ${ears}`)).toHaveLength(2);
  await (await scoreKeeper(app(), 'Pat')).put(`/api/games/${id}/score`, score(7, 0));
  await there.until(tells(id, score(7, 0)));
  await until(async () => (await app().database.query(`select pid ${ears} and query like '%live%'`)).length > 0);
});

test('a process that is stopped lets go of those who follow, and ends well', async () => {
  const { startProduct } = await import('../harness/product.mjs');
  const product = await startProduct({ DATABASE_URL: app().database.url });
  const streams = await Promise.all(Array.from({ length: 20 }, () => followLive(product.url)));
  expect(await product.stop()).toBe(0);
  await Promise.all(streams.map(({ ended }) => ended));
});

test('who followed at a process that was replaced is told first what has happened meanwhile, and then goes on; a goal that is sent to both counts once', async () => {
  const { startProduct } = await import('../harness/product.mjs');
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const pat = await scoreKeeper(app(), 'Pat');
  const settings = { DATABASE_URL: app().database.url };
  const old = await startProduct(settings);
  const [phone, other] = [closing(await followLive(old.url)), closing(await followLive(url(1)))];
  await phone.until(({ name }) => name === 'live-scores');
  const kim = await scoreKeeper(app(), 'Kim', old.url);
  const { headers, ...goal } = json('POST', {
    gameId: id,
    playerId: day.teams[0]?.captainId,
    minute: 2,
    withScore: true,
  });
  const enter = () =>
    kim.call<{ readonly id: number }>('/api/player-goals', {
      ...goal,
      headers: { ...headers, 'Idempotency-Key': `goal-of-game-${id}-entered-once` },
    });
  const entered = await enter();
  expect(await old.stop()).toBe(0);
  await phone.ended;
  await pat.put(`/api/games/${id}/score`, score(4, 1));
  await other.until(tells(id, score(4, 1)));
  const next = await startProduct({ ...settings, PORT: new URL(old.url).port });
  const again = closing(await followLive(next.url));
  const { told } = await again.until(({ name }) => name === 'live-scores');
  expect((told as Game[]).find((game) => game.id === id)).toMatchObject(score(4, 1));
  const repeated = await enter();
  expect([entered.status, repeated.status, repeated.body.id]).toEqual([201, 201, entered.body.id]);
  expect((await kim.get<Game>(`/api/games/${id}`)).body).toMatchObject(score(4, 1));
  await pat.put(`/api/games/${id}/score`, score(5, 1));
  await Promise.all([again, other].map((stream) => stream.until(tells(id, score(5, 1)))));
  expect(await next.stop()).toBe(0);
});
