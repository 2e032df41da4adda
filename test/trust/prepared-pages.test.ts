import { pageAt, sitePages } from '../../domain/rule/site/pages.ts';
import { until } from '../deep/fault/until.ts';
import { everyRoute } from '../harness/routes.ts';
import { openApp } from '../journey/app.ts';
import { aField, type Drawn } from '../journey/entered-teams.ts';
import { aTeam } from '../journey/samples.ts';

const app = openApp();

/** How a browser opens a page to show it. */
const opened = { 'Sec-Fetch-Dest': 'document' };
const spanish = { ...opened, 'Accept-Language': 'es' };

async function pageOf(path: string, headers: Readonly<Record<string, string>> = opened) {
  const answer = await fetch(`${app().products[0].url}${path}`, { headers, redirect: 'manual' });
  const body = await answer.text();
  const header = (name: string) => answer.headers.get(name) ?? '';
  return { status: answer.status, body, header, isPrepared: !answer.headers.has('x-request-id') };
}

const languageOf = (body: string) => /<html lang="(\w+)"/.exec(body)?.[1];
const headOf = (body: string) => /<head>.*<\/head>/s.exec(body)?.[0] ?? '';

/** A drawn tournament, with the pages of it, of a team and of a game. */
async function aCup() {
  const { id, teamIds } = await aField(app(), 2);
  const { body } = await app().organizer.post<Drawn>(`/api/tournaments/${id}/generate-brackets`, { teamIds });
  const [[team], [game]] = [teamIds, body.games];
  return {
    id,
    game,
    paths: [`/tournaments/${id}`, `/tournaments/${id}/games`, `/teams/${team}`, `/games/${game?.id}`],
  };
}

const pages = [
  ...['/', '/?register=individual', '/?lang=es', '/?tournament=1', '/tournaments', '/tournaments?tournament=1'],
  ...['/live-scores', '/live-scores?television'],
  ...['/privacy', '/player-lookup', '/player-lookup/3', '/keep-scores', '/invite/TEAM-A'],
  ...['/captain', '/captain/x', '/captain/team/1', '/join-request/x', '/record/x', '/waiver/x', '/interest/x'],
  '/unsubscribe/x',
];

test('every page is prepared, in both languages and every encoding, and whoever has it is told so', async () => {
  const { id, paths } = await aCup();
  const every = [...pages, ...paths, `/tournaments/${id}?x`, `${paths.at(-1)}/`];
  expect(new Set(every.map((path) => pageAt(path.replace(/\?.*/, ''))?.address))).toEqual(
    new Set(sitePages.map(({ address }) => address)),
  );
  for (const path of every) {
    const page = await pageOf(path);
    expect([path, page.status, page.isPrepared]).toEqual([path, 200, true]);
    const inSpanish = await pageOf(path, spanish);
    expect([path, inSpanish.isPrepared, languageOf(inSpanish.body)]).toEqual([path, true, 'es']);
    for (const encoding of ['br', 'gzip']) {
      const coded = await pageOf(path, { ...opened, 'Accept-Encoding': encoding });
      expect([path, coded.header('content-encoding'), coded.body === page.body]).toEqual([path, encoding, true]);
      const again = await pageOf(path, {
        ...opened,
        'Accept-Encoding': encoding,
        'If-None-Match': coded.header('etag'),
      });
      expect([path, again.status]).toEqual([path, 304]);
    }
  }
  expect((await pageOf('/nowhere')).status).toBe(404);
});

test('the page of a tournament, a team or a game that is not there is 404, as soon as it is hidden or removed', async () => {
  const { id, game, paths } = await aCup();
  const statuses = async (asked: readonly string[]) => [
    ...new Set(await Promise.all(asked.map(async (path) => (await pageOf(path)).status))),
  ];
  const beCome = (asked: readonly string[], status: number) =>
    until(async () => String(await statuses(asked)) === String(status));
  expect(await statuses(paths)).toEqual([200]);
  expect(await statuses(['/tournaments', '/teams', '/games'].map((folder) => `${folder}/214748364`))).toEqual([404]);
  await app().organizer.put(`/api/tournaments/${id}/visibility`, { visible: false });
  await beCome(paths, 404);
  for (const path of paths) {
    const gone = await pageOf(path);
    expect([gone.body.includes('<div id="site">'), gone.header('cache-control')]).toEqual([true, 'no-cache']);
    expect((await fetch(`${app().products[0].url}${path}`, { method: 'HEAD' })).status).toBe(404);
  }
  await app().organizer.put(`/api/tournaments/${id}/visibility`, { visible: true });
  await beCome(paths, 200);
  await app().database.query('delete from games where id = $1', [game?.id]);
  await beCome(paths.slice(-1), 404);
});

test('what anybody may read is prepared, except what is named here', async () => {
  const read = (await everyRoute()).filter(({ method, callers }) => method === 'GET' && callers.includes('anyone'));
  expect(
    read
      .filter(({ isPrepared }) => !isPrepared)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/api/health',
    '/api/join-requests/:sealed',
    '/api/live',
    '/api/pre-registrations/:sealed',
    '/api/push-key',
    '/api/ready',
    '/api/teams/invite/:code',
    '/api/waivers/:sealed',
  ]);
});

test('the page of the back office and that of the frames are prepared for all their addresses, in every encoding', async () => {
  const shared = [
    ['/admin', '/admin/', '/admin/players', '/bracket-management'],
    ['/embed/live/1', '/embed/bracket/2', '/embed/standings/3'],
  ];
  for (const addresses of shared) {
    const first = await pageOf(addresses[0] ?? '');
    for (const path of addresses)
      for (const encoding of ['identity', 'br', 'gzip']) {
        const page = await pageOf(path, { ...opened, 'Accept-Encoding': encoding });
        expect([path, encoding, page.status, page.isPrepared]).toEqual([path, encoding, 200, true]);
        expect(page.body).toBe(first.body);
        const again = await pageOf(path, { 'Accept-Encoding': encoding, 'If-None-Match': page.header('etag') });
        expect([path, again.status]).toEqual([path, 304]);
      }
  }
  const [frame, office] = [await pageOf('/embed/live/4', spanish), await pageOf('/admin/teams')];
  expect([frame.isPrepared, languageOf(frame.body)]).toEqual([true, 'es']);
  expect(
    [frame, office].map(({ header }) => /frame-ancestors ([^;]+)/.exec(header('content-security-policy'))?.[1]),
  ).toEqual(['*', "'none'"]);
  for (const path of ['/embed/nothing/1', '/admin/assets/gone.js', '/administration'])
    expect([path, (await pageOf(path)).status]).toEqual([path, 404]);
});

test('a page tells soon what has changed of its tournament, and so does an old link to it', async () => {
  const { id } = await app().announce({ name: 'Prepared Cup' });
  const paths = [
    `/tournaments/${id}`,
    `/tournaments/${id}/teams`,
    `/tournaments?tournament=${id}`,
    `/?tournament=${id}`,
  ];
  for (const path of paths) expect(headOf((await pageOf(path)).body)).toContain('Prepared Cup');
  await app().database.query(`update tournaments set name = 'Renamed Cup' where id = $1`, [id]);
  for (const path of paths) await until(async () => headOf((await pageOf(path)).body).includes('Renamed Cup'));
});

test('a page that many addresses share names the calls and the address of each', async () => {
  const links = await Promise.all(
    ['/captain/team/7', '/captain/team/8', '/invite/TEAM-A', '/invite/TEAM-B'].map((path) => pageOf(path)),
  );
  const named = links.map(({ header }) => header('link'));
  expect(named.map((link) => /<(\/api\/teams\/[^>]+)>/.exec(link)?.[1])).toEqual([
    ...['/api/teams/7/captain', '/api/teams/8/captain', '/api/teams/invite/TEAM-A', '/api/teams/invite/TEAM-B'],
  ]);
  for (const path of ['/waiver/one', '/captain/one', '/invite/TEAM-A'])
    expect([path, (await pageOf(path)).header('cache-control')]).toEqual([path, 'no-store']);
});

test("a link's language is kept on a device that has chosen none", async () => {
  const [first, chosen] = [
    await pageOf('/privacy?lang=es'),
    await pageOf('/privacy?lang=es', { Cookie: 'language=en' }),
  ];
  expect([first, chosen].map(({ body, isPrepared }) => [languageOf(body), isPrepared])).toEqual([
    ['es', true],
    ['en', true],
  ]);
  expect(first.header('set-cookie')).toMatch(/^language=es; Max-Age=31536000; /);
  expect(chosen.header('set-cookie')).toBe('');
  expect((await pageOf('/privacy')).header('set-cookie')).toBe('');
});

test('an invitation is previewed for who asks for its preview, and opened without it', async () => {
  const { id } = await app().announce();
  const { body } = await app()
    .visitor()
    .post<{ readonly team: { readonly invitationCode: string } }>('/api/teams', aTeam(id, { name: 'Prepared Foxes' }));
  const path = `/invite/${body.team.invitationCode}`;
  const messenger = { ...opened, 'User-Agent': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0' };
  const seen = [await pageOf(path), await pageOf(path, messenger), await pageOf(path, {})];
  expect(seen.map((page) => [page.isPrepared, headOf(page.body).includes('Prepared Foxes')])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});
