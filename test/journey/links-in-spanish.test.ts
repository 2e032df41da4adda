import { openApp } from './app.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';
import { json } from './visitor.ts';

const app = openApp();

/** A page as a device opens it that prefers a language, or has chosen one. */
async function opened(path: string, { prefers = 'en-US', chosen }: { prefers?: string; chosen?: string } = {}) {
  const headers = { Accept: 'text/html', 'Accept-Language': prefers, ...(chosen && { Cookie: `language=${chosen}` }) };
  const answer = await fetch(`${app().products[0].url}${path}`, { headers, redirect: 'manual' });
  const html = await answer.text();
  const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
  const kept = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('language='));
  return { status: answer.status, language, kept, vary: answer.headers.get('vary') ?? '', html };
}

const aYear = /^language=es; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/;

const pages = ['/', '/tournaments', '/player-lookup', '/invite/TEAM-NOBODY-000', '/waiver/sealed'];

test.each(pages)('the link to %s in a Spanish letter opens it in Spanish, and what follows is, too', async (path) => {
  const first = await opened(`${path}?lang=es`);
  expect(first).toMatchObject({ status: 200, language: 'es', kept: [expect.stringMatching(aYear)] });
  for (const line of ['Accept-Language', 'Cookie']) expect(first.vary).toContain(line);
  const [chosen] = /(?<=language=)\w+/.exec(first.kept[0] ?? '') ?? [];
  expect(await opened(path, { chosen: String(chosen) })).toMatchObject({ status: 200, language: 'es', kept: [] });
  // Nobody else is given what was answered to that link.
  expect(await opened(path)).toMatchObject({ status: 200, language: 'en', kept: [] });
});

test('a device that has chosen keeps its choice, whatever a link says', async () => {
  for (const chosen of ['en', 'es']) {
    for (const path of ['/?lang=es', '/player-lookup?lang=es', '/?lang=en', '/teams/1?register=x&lang=es'])
      expect(await opened(path, { chosen, prefers: 'es' })).toMatchObject({ language: chosen, kept: [] });
  }
});

test.each([
  '/?lang=fr',
  '/?lang=',
  '/?lang=ES',
  '/?lang=es&lang=en',
  '/?lang[]=es',
  '/?lang=es%0d%0aSet-Cookie:%20a=b',
  '/?lang=//elsewhere.example',
  '/?language=es',
])('a link that says no language of ours says nothing: %s', async (path) => {
  expect(await opened(path)).toMatchObject({ status: 200, language: 'en', kept: [] });
});

test.each([
  '/crest.svg?lang=es',
  '/api/site/texts?lang=es',
  '/embed/games?lang=es',
  '/admin?lang=es',
  '/no-such?lang=es',
])('nothing is kept on a device by what is no page of the site: %s', async (path) => {
  expect((await opened(path)).kept).toEqual([]);
});

test('the links of a Spanish letter open the site in Spanish, also that which ends letters by one press; English letters have the addresses they had', async () => {
  const { id } = await app().announce();
  const register = (languages: string) => {
    const player = aFreeAgent(id, { birthYear: bornYearsAgo(12), parentEmail: undefined });
    const request = json('POST', player);
    const headers = { ...request.headers, 'Accept-Language': languages };
    return app()
      .visitor()
      .call('/api/players', { ...request, headers })
      .then(() => player.email);
  };
  const { url } = app().products[0];
  const linksTo = async (address: string) => {
    const [letter] = await app().mailbox.mailsTo(address);
    const text = letter?.text ?? '';
    expect(letter?.html).toContain('href="');
    return [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).filter((link) => link.startsWith(`${url}/`));
  };
  const [spanish, english] = [await linksTo(await register('es')), await linksTo(await register('en'))];
  expect(spanish.length).toBeGreaterThan(0);
  for (const link of spanish) {
    expect(new URL(link).searchParams.get('lang')).toBe('es');
    expect(await opened(link.slice(url.length))).toMatchObject({ status: 200, language: 'es' });
  }
  expect(english.filter((link) => link.includes('lang'))).toEqual([]);
  const bare = (links: readonly string[]) => links.map((link) => new URL(link).pathname.split('/')[1]);
  expect(bare(spanish)).toEqual(bare(english));
});

test('a link that says Spanish is previewed in Spanish to a messenger, under an address that says it too; any other in English', async () => {
  const tournament = await app().announce({ name: 'Copa de Prueba', maxTeams: 3 });
  const { body } = await app()
    .visitor()
    .post<{ team: { invitationCode: string } }>('/api/teams', aTeam(tournament.id, { name: 'Foxes' }));
  const shared = async (path: string) => {
    const answer = await fetch(`${app().products[0].url}${path}`, { headers: { 'User-Agent': 'WhatsApp/2.23' } });
    const html = await answer.text();
    const [, text] = /property="og:description" content="([^"]*)"/.exec(html) ?? [];
    const [, page] = /property="og:url" content="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
    return { text, page: page?.replaceAll('&#38;', '&') };
  };
  const [ofTeam, ofTournament] = [`/invite/${body.team.invitationCode}`, `/?tournament=${tournament.id}`];
  expect(await shared(`${ofTeam}?lang=es`)).toEqual({
    text: expect.stringMatching(/4 lugares libres\.$/),
    page: `${ofTeam}?lang=es`,
  });
  expect(await shared(`${ofTeam}?as=somebody&lang=es`)).toMatchObject({ page: `${ofTeam}?lang=es` });
  expect(await shared(ofTeam)).toEqual({ text: expect.stringMatching(/4 open places\.$/), page: ofTeam });
  expect(await shared(`${ofTournament}&lang=es`)).toEqual({
    text: expect.stringContaining('quedan 2 lugares para equipos'),
    page: `${ofTournament}&lang=es`,
  });
  for (const said of ['', '&lang=fr', '&lang=en'])
    expect(await shared(`${ofTournament}${said}`)).toEqual({
      text: expect.stringContaining('2 places left for teams'),
      page: ofTournament,
    });
});
