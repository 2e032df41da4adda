import { until } from '../deep/fault/until.ts';
import { startProduct } from '../harness/product.mjs';
import { openPushService, type Subscription } from '../harness/push-service.mjs';
import { openApp } from './app.ts';
import { drawTournament, gameOf } from './tournament-day.ts';
import { json, visitorAt } from './visitor.ts';

const service = await openPushService();
const settings = { NODE_ENV: 'test', PUSH_STAND_IN: service.origin, NODE_EXTRA_CA_CERTS: service.certificate };
const app = openApp({ settings });
afterAll(() => service.close());

beforeEach(async () => {
  service.answer(() => 201);
  // Locks on whole tables would meet those of what is still being sent.
  for (const table of ['push_messages', 'team_news', 'followers', 'follow_counts'])
    await app().database.query(`delete from ${table}`);
  service.taken.length = 0;
});

const follow = (teamId: number, browser: object, address?: string) =>
  app().visitor(address).post<Record<string, unknown>>(`/api/teams/${teamId}/follow`, browser);
const placeOf = ({ endpoint }: Subscription) => endpoint.slice(service.origin.length);
const toldTo = (browser: Subscription) => service.taken.filter(({ place }) => place === placeOf(browser));
const titlesTo = (browser: Subscription) => toldTo(browser).map(({ payload }) => payload.title);
const followersOf = async (teamId: number) =>
  (await app().database.query<{ endpoint: string }>('select endpoint from followers where team_id = $1', [teamId])).map(
    ({ endpoint }) => endpoint,
  );

async function aGame() {
  const drawn = await drawTournament(app(), 4);
  const game = gameOf(drawn, 1);
  const nameOf = (id: number | null) => drawn.teams.find((team) => team.id === id)?.name ?? '';
  const at = `/api/games/${game.id}`;
  return { drawn, game, at, own: game.team1Id ?? 0, names: [nameOf(game.team1Id), nameOf(game.team2Id)] as const };
}

test('the browsers that follow a team are told of its scores and its result, sealed for each, and nobody else is', async () => {
  const { game, at, own, names } = await aGame();
  const [first, second, stranger] = [service.subscribe(), service.subscribe(), service.subscribe()];
  const other = gameOf(await drawTournament(app(), 4), 1).team1Id ?? 0;
  for (const [team, browser] of [
    [own, first],
    [own, second],
    [other, stranger],
  ] as const)
    expect(await follow(team, browser)).toMatchObject({ status: 200, body: { teamId: team, isFollowing: true } });
  await app().organizer.put(`${at}/score`, { team1Score: 2, team2Score: 1 });
  await until(async () => toldTo(first).length === 1 && toldTo(second).length === 1);
  const [told] = toldTo(first);
  expect(told?.payload).toEqual({
    title: `${names[0]} 2 – 1 ${names[1]}`,
    body: `On now, ${game.field}`,
    tag: `game-${game.id}`,
    path: `/teams/${own}`,
    number: expect.any(Number),
  });
  expect(told?.headers).toMatchObject({ topic: `game-${game.id}`, urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(Number(told?.headers.ttl)).toBeGreaterThan(500);
  await app().organizer.post(`${at}/complete`, {});
  await until(async () => toldTo(first).length >= 3 && toldTo(second).length >= 3);
  expect(titlesTo(first)).toContain(`Final result: ${names[0]} 2 – 1 ${names[1]}`);
  expect(titlesTo(first)).toContain(`${names[0]}: next game`);
  expect(service.refused).toEqual([]);
  expect(toldTo(stranger)).toEqual([]);
});

const followIn = (language: string, teamId: number, browser: object) => {
  const request = json('POST', browser);
  const headers = { ...request.headers, 'Accept-Language': language };
  const reader = app().visitor();
  return reader.call(`/api/teams/${teamId}/follow`, { ...request, headers });
};

test('each follower is told in the language in which it began to follow, and a message is made once for each', async () => {
  const { game, at, own, names } = await aGame();
  const [english, spanish, another, silent] = Array.from({ length: 4 }, () => service.subscribe());
  if (!english || !spanish || !another || !silent) throw new Error('Nobody follows');
  await followIn('en-US,en;q=0.9', own, english);
  await followIn('es-MX,es;q=0.9', own, spanish);
  await followIn('es', own, another);
  await follow(own, silent);
  await app().organizer.put(`${at}/score`, { team1Score: 2, team2Score: 1 });
  const everybody = [english, spanish, another, silent];
  await until(async () => everybody.every((browser) => toldTo(browser).length === 1));
  const number = game.field?.replace('Field ', '');
  const bodies = everybody.map((browser) => toldTo(browser)[0]?.payload.body);
  const [inEnglish, inSpanish] = [`On now, ${game.field}`, `En juego, Cancha ${number}`];
  expect(bodies).toEqual([inEnglish, inSpanish, inSpanish, inEnglish]);
  expect(new Set(everybody.map((browser) => toldTo(browser)[0]?.payload.number)).size).toBe(2);
  await followIn('en', own, another);
  await app().organizer.post(`${at}/complete`, {});
  await until(async () => everybody.every((browser) => titlesTo(browser).length >= 3));
  expect(titlesTo(spanish)).toContain(`Resultado final: ${names[0]} 2 – 1 ${names[1]}`);
  expect(titlesTo(spanish)).toContain(`${names[0]}: próximo partido`);
  for (const browser of [english, another, silent])
    expect(titlesTo(browser)).toEqual(expect.arrayContaining([`Final result: ${names[0]} 2 – 1 ${names[1]}`]));
});

test('a changed time is told with the one of before, and a game given away as called off', async () => {
  const { drawn, game, at, own, names } = await aGame();
  const browser = service.subscribe();
  await follow(own, browser);
  const late = { from: game.startTime, minutes: 15, confirm: true };
  expect((await app().organizer.post(`/api/tournaments/${drawn.tournament.id}/shift`, late)).status).toBe(200);
  await until(async () => toldTo(browser).length === 1);
  expect(toldTo(browser)[0]?.payload).toMatchObject({
    title: `${names[0]}: new time or field`,
    body: expect.stringMatching(/6:30 PM, Field \d, vs .+ \(was 6:15 PM\)$/),
  });
  await app().organizer.post(`${at}/forfeit`, { teamId: own, confirm: true });
  await until(async () => toldTo(browser).length === 2);
  expect(toldTo(browser)[1]?.payload).toMatchObject({
    title: `${names[0]}: the timetable has changed`,
    body: expect.stringMatching(/^vs .+ is not played\. Next game: .+/),
  });
});

test('a game given away after its kick-off is told as a result', async () => {
  const { at, own, names } = await aGame();
  const browser = service.subscribe();
  await follow(own, browser);
  await app().organizer.put(`${at}/score`, { team1Score: 2, team2Score: 1 });
  await until(async () => toldTo(browser).length === 1);
  await app().organizer.post(`${at}/forfeit`, { teamId: own, confirm: true });
  const result = () =>
    toldTo(browser).find(({ payload }) => payload.title === `Final result: ${names[0]} 0 – 3 ${names[1]}`);
  await until(async () => result() !== undefined);
  expect(result()?.payload.body).toContain(`Forfeited by ${names[0]}.`);
});

test('a kick-off is told once when it is soon, and again when it is moved', async () => {
  const { game, own, names } = await aGame();
  const browser = service.subscribe();
  await follow(own, browser);
  const kickOffIn = (minutes: number) =>
    app().database.query(
      `update games set start_time = date_trunc('minute', now()) + make_interval(mins => $1),
         end_time = date_trunc('minute', now()) + make_interval(mins => $1 + 15) where id = $2`,
      [minutes, game.id],
    );
  const soon = () => titlesTo(browser).filter((title) => title.startsWith(`${names[0]} play at`));
  await kickOffIn(25);
  await until(async () => soon().length === 1);
  await kickOffIn(28);
  await until(async () => soon().length === 2);
  expect(new Set(soon()).size).toBe(2);
});

test('whoever follows no more is told no more, and forgotten', async () => {
  const { at, own } = await aGame();
  const [gone, still] = [service.subscribe(), service.subscribe()];
  await follow(own, gone);
  await follow(own, still);
  const left = await app().visitor().post(`/api/teams/${own}/unfollow`, { endpoint: gone.endpoint });
  expect([left.status, left.body]).toEqual([200, { teamId: own, isFollowing: false }]);
  expect(await followersOf(own)).toEqual([still.endpoint]);
  await app().organizer.put(`${at}/score`, { team1Score: 1, team2Score: 0 });
  await until(async () => toldTo(still).length === 1);
  expect(toldTo(gone)).toEqual([]);
});

test('a browser whose push service knows it no more is forgotten; one that is only busy is tried again', async () => {
  const { at, own } = await aGame();
  const [gone, busy] = [service.subscribe(), service.subscribe()];
  await follow(own, gone);
  await follow(own, busy);
  let refusals = 0;
  service.answer((place) => {
    if (place === placeOf(gone)) return 410;
    refusals += 1;
    return refusals === 1 ? 429 : 201;
  });
  await app().organizer.put(`${at}/score`, { team1Score: 1, team2Score: 0 });
  await until(async () => (await followersOf(own)).length === 1 && refusals === 1);
  expect(await followersOf(own)).toEqual([busy.endpoint]);
  await until(async () => toldTo(busy).length === 1);
  const left = 'select id from push_deliveries';
  await until(async () => (await app().database.query(left)).length === 0);
});

test('no player is named in what followers are told, and an endpoint is in no log', async () => {
  const { at, own, drawn } = await aGame();
  await app().database.query(`update teams set name = 'Team ' || id where tournament_id = $1`, [drawn.tournament.id]);
  const browser = service.subscribe();
  await follow(own, browser);
  service.answer(() => 500);
  await app().organizer.put(`${at}/score`, { team1Score: 1, team2Score: 0 });
  await until(
    async () => (await app().database.query('select id from push_deliveries where attempts = 1')).length === 1,
  );
  service.answer(() => 201);
  await app().organizer.post(`${at}/complete`, {});
  await until(async () => titlesTo(browser).some((title) => title.startsWith('Final')));
  const told = JSON.stringify(toldTo(browser).map(({ payload }) => payload));
  const names = await app().database.query<{ name: string }>('select name from players');
  expect(names.filter(({ name }) => told.includes(name))).toEqual([]);
  const audited = await app().database.query<{ line: string }>(
    `select audit::text as line from audit where what = 'followed'`,
  );
  expect(audited.length).toBeGreaterThan(0);
  expect(JSON.stringify(audited)).not.toContain(placeOf(browser));
});

test('keys that are none, teams that are hidden or not there, and more teams than a browser follows are refused', async () => {
  const { own, drawn } = await aGame();
  const browser = service.subscribe();
  expect((await follow(own, { ...browser, p256dh: 'x' })).body).toMatchObject({
    errors: { p256dh: expect.any(String) },
  });
  expect((await follow(own, { endpoint: browser.endpoint })).status).toBe(400);
  expect((await follow(999_999, browser)).status).toBe(404);
  await app().database.query('update tournaments set max_teams = 64 where id = $1', [drawn.tournament.id]);
  await app().database.query(
    `insert into teams (tournament_id, name, name_key, captain_name, captain_email, captain_phone, skill_level, invitation_code)
     select $1, 'Many ' || n, 'many ' || n, '', '', '', 'Here to Play', 'TEAM-MANY-' || n from generate_series(1, 20) n`,
    [drawn.tournament.id],
  );
  await app().database.query(
    `insert into followers (team_id, endpoint, p256dh, auth)
     select id, $2, 'x', 'y' from teams where tournament_id = $1 and name like 'Many %'`,
    [drawn.tournament.id, browser.endpoint],
  );
  expect((await follow(own, browser)).status).toBe(409);
  await app().organizer.put(`/api/tournaments/${drawn.tournament.id}/visibility`, { visible: false });
  expect((await follow(own, service.subscribe())).status).toBe(404);
});

describe('a game that nothing happens in', () => {
  let own: number;
  beforeAll(async () => {
    ({ own } = await aGame());
  });

  test('a stand-in is not allowed but where a test has configured it', async () => {
    const browser = service.subscribe();
    const elsewhere = await startProduct({ DATABASE_URL: app().database.url, TRUST_PROXY: 'loopback' });
    const { status } = await visitorAt(elsewhere.url).post(`/api/teams/${own}/follow`, browser);
    await elsewhere.stop();
    expect(status).toBe(400);
  });

  test('a whole hall follows through one address', async () => {
    const answers = [];
    for (let browser = 0; browser < 60; browser += 1)
      answers.push(await follow(own, service.subscribe(), '203.0.113.77'));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
