import { openApp } from './app.ts';
import { aTeam } from './samples.ts';

const app = openApp();

interface Created {
  readonly team: { readonly invitationCode: string };
}

/** As a browser asks again; fetch by itself would ask past every cache once a mark is named. */
const fetched = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${app().products[0].url}${path}`, { headers: { 'Cache-Control': 'max-age=0', ...headers } });

/** A picture as a messenger fetches it, with its size in points. */
async function pictureAt(path: string) {
  const response = await fetched(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('set-cookie')).toBeNull();
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  return { png, headers: response.headers, mark: response.headers.get('etag') ?? '' };
}

const sharedBy = async (name: string) => Buffer.from(await (await fetched(`/share/${name}.png`)).arrayBuffer());

async function invited(answers: object = {}) {
  const tournament = await app().announce();
  const { body } = await app().visitor().post<Created>('/api/teams', aTeam(tournament.id, answers));
  return { tournament, path: `/previews/teams/${body.team.invitationCode}.png` };
}

test('an invitation has a picture of its own, in each language, and it is fetched once', async () => {
  const { path } = await invited({ name: 'Night Owls' });
  const [english, spanish] = [await pictureAt(path), await pictureAt(`${path}?lang=es`)];
  expect(english.png.equals(await sharedBy('invitation'))).toBe(false);
  expect(english.png.equals(spanish.png)).toBe(false);
  expect(english.headers.get('cache-control')).toBe('public, max-age=300');
  const again = await fetched(path, { 'If-None-Match': english.mark });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetched(path, { 'If-None-Match': spanish.mark })).status).toBe(200);
  expect((await fetched(path, { 'Accept-Language': 'es' })).headers.get('etag')).toBe(english.mark);
});

test('a tournament’s picture shows its name as it is now, and is gone once the tournament is hidden', async () => {
  const { id } = await app().announce({ name: 'Picture Cup' });
  const path = `/previews/tournaments/${id}.png`;
  const [before, shared] = [await pictureAt(path), await sharedBy('tournament')];
  expect(before.png.equals(shared)).toBe(false);
  const { status } = await app().organizer.put(`/api/tournaments/${id}/visibility`, { visible: false });
  expect(status).toBe(200);
  const hidden = await pictureAt(path);
  expect(hidden.png.equals(shared)).toBe(true);
  expect((await fetched(path, { 'If-None-Match': before.mark })).status).toBe(200);
  expect((await fetched(path, { 'If-None-Match': hidden.mark })).status).toBe(304);
});

test('an invitation of a tournament that is hidden shows what everybody’s does', async () => {
  const { tournament, path } = await invited();
  await app().organizer.put(`/api/tournaments/${tournament.id}/visibility`, { visible: false });
  expect((await pictureAt(path)).png.equals(await sharedBy('invitation'))).toBe(true);
});

test.each([
  ['teams', 'TEAM-ABC234-007'],
  ['teams', 'team-abc234-007'],
  ['teams', '%00'],
  ['teams', '%E0%A4%A'],
  ['teams', 'A'.repeat(500)],
  ['tournaments', '0'],
  ['tournaments', '999999'],
  ['tournaments', '99999999999999999999'],
  ['tournaments', '1;drop'],
  ['tournaments', '-1'],
])('%s/%s shows what everybody’s does', async (shown, named) => {
  const { png } = await pictureAt(`/previews/${shown}/${named}.png?lang=xx&lang[a]=es`);
  expect(png.equals(await sharedBy(shown === 'teams' ? 'invitation' : 'tournament'))).toBe(true);
});

test('names that nobody expects are drawn, or shown as everybody’s', async () => {
  const shared = await sharedBy('invitation');
  const isShared = async (name: string) => (await pictureAt((await invited({ name })).path)).png.equals(shared);
  expect(await isShared('Águilas de Nguyễn <script>&"')).toBe(false);
  expect(await isShared('W'.repeat(100))).toBe(false);
  expect(await isShared('李小龍')).toBe(true);
});

test('nothing else stands among the pictures', async () => {
  for (const path of ['/previews', '/previews/', '/previews/players/1.png', '/previews/teams/1/2.png'])
    expect([path, (await fetched(path)).status]).toEqual([path, 404]);
});

test('who guesses codes by the pictures is stopped as who guesses them by the call', async () => {
  const guesser = app().visitor();
  for (let tried = 0; tried < 60; tried += 1) await guesser.get(`/previews/teams/TEAM-GUESS2-${100 + tried}.png`);
  expect((await guesser.get('/api/teams/invite/TEAM-GUESS3-100')).status).toBe(429);
});

test('a crowd that wants pictures nobody has drawn is answered, and holds nobody up who reads scores', async () => {
  const path = `/previews/tournaments/${(await app().announce({ name: 'Crowded Cup' })).id}.png`;
  const names = Array.from({ length: 60 }, (_, at) => `Crowd Cup ${at + 1}`);
  const ids = await Promise.all(names.map(async (name) => (await app().announce({ name })).id));
  const crowd = Promise.all(ids.map((id) => pictureAt(`/previews/tournaments/${id}.png`)));
  const scores = await app().visitor().get('/api/live-scores');
  expect(scores.status).toBe(200);
  const shared = await sharedBy('tournament');
  const own = (await crowd).filter(({ png }) => !png.equals(shared));
  expect(own.length).toBeGreaterThan(0);
  // Once the crowd has gone there is room again.
  expect((await pictureAt(path)).png.equals(shared)).toBe(false);
});
