import { openApp } from './app.ts';
import { aField, type Drawn } from './entered-teams.ts';
import { aTeam } from './samples.ts';

const app = openApp();

interface Created {
  readonly team: { readonly name: string; readonly invitationCode: string };
  readonly captain: { readonly name: string };
}

/** A page as a messenger reads it: its head alone. */
async function headOf(path: string, agent = 'node', answered = 200): Promise<string> {
  const { status, body } = await app()
    .visitor()
    .call<string>(path, { headers: { Accept: 'text/html', 'User-Agent': agent } });
  expect(status).toBe(answered);
  return /<head>.*<\/head>/s.exec(String(body))?.[0] ?? '';
}

const property = (head: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1];

test('an invitation’s link shows team, date and open places, and nobody’s name', async () => {
  const tournament = await app().announce({ name: 'Preview Cup', date: 'December 12, 2026' });
  const { body } = await app()
    .visitor()
    .post<Created>('/api/teams', aTeam(tournament.id, { name: 'Foxes & Co' }));
  const path = `/invite/${body.team.invitationCode}`;
  const head = await headOf(`${path}?as=somebody`);
  expect(property(head, 'og:title')).toBe('Join Foxes &#38; Co · Golden Goal');
  expect(property(head, 'og:description')).toMatch(/^Preview Cup.*, December 12, 2026, .*4 open places\.$/);
  expect(property(head, 'og:url')).toMatch(new RegExp(`^https?://[^/]+${path}$`));
  const picture = property(head, 'og:image') ?? '';
  expect(picture).toBe(property(head, 'og:url')?.replace(path, '/share/golden-goal.png'));
  const { status, headers } = await app().visitor().call(new URL(picture).pathname, {});
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(head).not.toContain(body.captain.name.split(' ')[0]);
});

test('a tournament’s link shows its day, its place and whether one can register', async () => {
  const tournament = await app().announce({ name: 'Shared Cup', maxTeams: 3 });
  const own = `/tournaments/${tournament.id}`;
  for (const [path, canonical] of [
    [`/?tournament=${tournament.id}`, `/?tournament=${tournament.id}`],
    [own, own],
    [`${own}/bracket`, own],
    [`${own}/table`, `${own}/table`],
    // As it was shared before a tournament had a page of its own.
    [`/tournaments?tournament=${tournament.id}`, own],
  ] as const) {
    const head = await headOf(path);
    expect(property(head, 'og:url')).toMatch(/^https?:/);
    expect(property(head, 'og:url')?.endsWith(canonical)).toBe(true);
    expect(property(head, 'og:title')).toBe('Shared Cup · Golden Goal');
    expect(property(head, 'og:description')).toContain('Registration is open: 3 places left for teams.');
    expect(property(head, 'og:image')).toMatch(/^https?:\/\/[^/]+\/share\/golden-goal\.png$/);
  }
});

test('the links to a team, a game, the live scores and the start say what they lead to', async () => {
  const { id, teamIds } = await aField(app(), 4);
  const { body } = await app().organizer.post<Drawn>(`/api/tournaments/${id}/generate-brackets`, { teamIds });
  const { team } = (await app().visitor().get<{ team: { name: string } }>(`/api/teams/${teamIds[0]}/games`)).body;
  const [game] = body.games;
  for (const [path, title] of [
    ['/', 'Youth 3v3 soccer tournaments in New Jersey · Golden Goal'],
    ['/live-scores', 'Live Scores · Golden Goal'],
    ['/tournaments', 'Tournament Brackets · Golden Goal'],
    [`/teams/${teamIds[0]}`, `${team.name} · Golden Goal`],
    [`/games/${game?.id}`, expect.stringMatching(/ vs .* · Golden Goal$/)],
  ] as const) {
    const head = await headOf(path, 'WhatsApp/2.24');
    expect([path, property(head, 'og:title')]).toEqual([path, title]);
    expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toBe(property(head, 'og:title'));
    expect(property(head, 'og:url')?.replace(/^https?:\/\/[^/]+/, '')).toBe(path);
  }
});

test('what everybody may find says by what one address, whatever else the link says; what is somebody’s own does not', async () => {
  for (const [path, canonical] of [
    ['/?register=individual&tournament=7', '/'],
    ['/tournaments/', '/tournaments'],
    ['/tournaments/7?show=teams&team=3', '/tournaments/7'],
    ['/tournaments?tournament=7', '/tournaments/7'],
    ['/live-scores?language=es', '/live-scores'],
    ['/teams/12', '/teams/12'],
    ['/invite/TEAM-ABC234-007', undefined],
    ['/captain', undefined],
    ['/nowhere', undefined],
  ] as const) {
    const { headers } = await app()
      .visitor()
      .call(path, { headers: { Accept: 'text/html' } });
    const [, address] = /<https?:\/\/[^/>]+([^>]*)>; rel="canonical"/.exec(headers.get('Link') ?? '') ?? [];
    expect([path, address]).toEqual([path, canonical]);
  }
});

test.each(['/favicon.ico', '/robots.txt'])('%s is there for whoever asks without having read a page', async (path) => {
  const { status } = await app().visitor().call(path, {});
  expect(status).toBe(200);
});

test('each part of a tournament begins with its own tab', async () => {
  for (const [path, part] of [
    ['/tournaments/7', 'bracket'],
    ['/tournaments/7/bracket', 'bracket'],
    ['/tournaments/7/table', 'table'],
    ['/tournaments/7/games', 'games'],
    ['/tournaments/7/teams', 'teams'],
  ] as const) {
    const { body } = await app()
      .visitor()
      .call<string>(path, { headers: { Accept: 'text/html' } });
    const [, chosen] = /id="tab-(\w+)"[^>]*aria-selected="true"/.exec(String(body)) ?? [];
    expect([path, chosen]).toEqual([path, part]);
  }
});

test.each([
  ['/invite/TEAM-ABC234-007', 200],
  ['/?tournament=99999', 200],
  ['/?tournament=x', 200],
  ['/tournaments?tournament=0', 200],
  ['/tournaments/99999', 404],
  ['/tournaments/99999/games', 404],
])('%s has nothing of its own to show, and is the page all the same', async (path, answered) => {
  const head = await headOf(path, 'node', answered);
  expect(head).toContain('<title>');
  expect(head).not.toContain('og:url');
});

test('who guesses codes by the pages is stopped as who guesses them by the call', async () => {
  const guesser = app().visitor();
  for (let tried = 0; tried < 60; tried += 1) await guesser.get(`/invite/TEAM-GUESS2-${100 + tried}`);
  expect((await guesser.get('/api/teams/invite/TEAM-GUESS3-100')).status).toBe(429);
});
