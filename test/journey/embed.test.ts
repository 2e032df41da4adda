import { embedKinds } from '../../domain/rule/site/embed.ts';
import { openApp } from './app.ts';
import { drawTournament, type Game } from './tournament-day.ts';

const app = openApp();

test.each(embedKinds)('the frame %s may be framed by anybody, and nothing else of it is laxer', async (kind) => {
  const { status, headers } = await app().visitor().call(`/embed/${kind}/1`, {});
  expect(status).toBe(200);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain('frame-ancestors *');
  expect(/script-src[^;]*/.exec(policy)?.[0]).toBe("script-src 'self'");
  expect(headers.get('X-Frame-Options')).toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.getSetCookie()).toEqual([]);
});

test.each([
  ['es-MX,es;q=0.9', undefined, 'es'],
  ['en-US,es;q=0.5', undefined, 'en'],
  ['en-US', 'language=es', 'es'],
  [undefined, undefined, 'en'],
])('a reader who prefers %p and has chosen %p reads the frame in %p', async (preferred, chosen, language) => {
  const headers = {
    ...(preferred !== undefined && { 'Accept-Language': preferred }),
    ...(chosen !== undefined && { Cookie: chosen }),
  };
  const site = app().products[0]?.url ?? '';
  const answer = await fetch(`${site}/embed/standings/1`, { headers });
  const html = await answer.text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(answer.headers.get('Vary')).toContain('Accept-Language, Cookie');
  const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const program = await fetch(site + script);
  expect([program.status, program.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('immutable')]);
  expect((await program.text()).includes('Todavía no hay tabla de posiciones')).toBe(language === 'es');
});

test.each([
  '/embed',
  '/embed/live',
  '/embed/live/0',
  '/embed/teams/1',
  '/embed/live/1/admin',
  '/',
  '/admin',
  '/live-scores',
])('nobody may frame %s', async (path) => {
  const { status, headers } = await app().visitor().call(path, {});
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(status).toBe(path.startsWith('/embed') ? 404 : 200);
});

test('the games of a tournament are there for everybody while it is visible, the finished ones too', async () => {
  const { tournament, games } = await drawTournament(app(), 4);
  const path = `/api/tournaments/${tournament.id}/games`;
  const played = games.find(({ team1Id, status }) => team1Id !== null && status === 'scheduled');
  await app().organizer.put(`/api/games/${played?.id}/score`, { team1Score: 2, team2Score: 0 });
  await app().organizer.post(`/api/games/${played?.id}/complete`, {});
  await app().database.query(`update games set updated_at = now() - interval '3 days' where id = ${played?.id}`);
  const { body } = await app().visitor().get<readonly Game[]>(path);
  expect(body).toHaveLength(games.length);
  expect(body.find(({ id }) => id === played?.id)).toMatchObject({ status: 'completed', winnerId: played?.team1Id });
  expect(Object.keys(body[0] ?? {}).sort()).toEqual(Object.keys(games[0] ?? {}).sort());
  const { id: hidden } = await app().announce({ visible: false });
  expect((await app().visitor().get(`/api/tournaments/${hidden}/games`)).status).toBe(404);
});
