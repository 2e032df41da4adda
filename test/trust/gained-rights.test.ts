import { randomUUID } from 'node:crypto';
import { testCredentials } from '../harness/product.mjs';
import { openApp } from '../journey/app.ts';
import { mailedLink } from '../journey/mailed-link.ts';
import { aFreeAgent, aTeam } from '../journey/samples.ts';
import { type Answer, json } from '../journey/visitor.ts';

const app = openApp();

const sessionIn = ({ headers }: Answer<unknown>): string | undefined =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('golden-goal='))
    ?.split(';')[0];

/** Somebody else who knows a cookie of before, and calls once. */
const withCookie = (Cookie: string, path: string, request: RequestInit = {}) =>
  app()
    .visitor()
    .call(path, { ...request, headers: { 'Content-Type': 'application/json', Cookie, ...request.headers } });

/** A captain who has looked up the own record on a device whose cookie somebody else knows. */
async function aKnownCookie() {
  const { id: tournamentId } = await app().announce();
  const email = `cookie${ofWorker.nextNumber('known cookie')}@family.example`;
  const sent = aTeam(tournamentId, { captainEmail: email, parentEmail: email });
  const { body } = await app().visitor().post<{ team: { id: number } }>('/api/teams', sent);
  const device = app().visitor();
  const sought = { name: sent.captainName, phone: sent.captainPhone };
  const looked = await device.post<{ id: number }>('/api/players/lookup', sought);
  return {
    device,
    cookie: sessionIn(looked) ?? '',
    sent,
    sought,
    teamId: body.team.id,
    id: looked.body.id,
    tournamentId,
  };
}

type Known = Awaited<ReturnType<typeof aKnownCookie>>;

/** Gains of a right, and what it lets see. */
const gains: readonly { readonly by: string; readonly gain: (known: Known) => Promise<string> }[] = [
  {
    by: "the captain's link",
    gain: async ({ device, sent, teamId }) => {
      await device.post(`/api/captain-links/${await mailedLink(app(), sent.captainEmail, 'captain')}`, {});
      return `/api/teams/${teamId}/captain`;
    },
  },
  {
    by: 'the code from the mailbox',
    gain: async ({ device, id }) => {
      await device.post(`/api/players/${id}/contact-code`, {});
      const [mail] = await app().database.query<{ code: string }>(
        `select substring(text_body from 'code is (\\d{6})') as code from outgoing_mails where event like $1`,
        [`contact-code:${id}:%`],
      );
      const { code } = mail ?? {};
      await device.post(`/api/players/${id}/contact-code/confirm`, { code });
      return `/api/players/${id}/record`;
    },
  },
  {
    by: "the keepers' password",
    gain: async ({ device }) => {
      const { SCORE_KEEPER_PASSWORD: password } = testCredentials;
      await device.post('/api/score-keeper/login', { password, name: 'Pat' });
      return '/api/score-keeper/check-auth';
    },
  },
];

test.each(gains)('what $by gives is not given to who knew the cookie before', async ({ gain }) => {
  const known = await aKnownCookie();
  const { device, cookie, id } = known;
  const path = await gain(known);
  expect((await device.get(path)).status).toBe(200);
  expect((await withCookie(cookie, path)).status).toBeGreaterThan(400);
  // What the device had before has moved along, and is gone for the earlier cookie.
  const link = `/api/players/${id}/captain-link`;
  expect((await withCookie(cookie, link, json('POST', {}))).status).toBe(404);
  expect((await device.post(link, {})).status).toBe(200);
});

test('who only looks up and registers keeps the cookie: calls under way beside it are served, and a lost answer is sent again with all rights', async () => {
  const { device, cookie, id, sought, tournamentId } = await aKnownCookie();
  const answers = await Promise.all([
    device.post('/api/players/lookup', sought),
    device.post('/api/players', aFreeAgent(tournamentId)),
    device.post('/api/players', aFreeAgent(tournamentId)),
  ]);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const call = { ...json('POST', aTeam(tournamentId)), headers };
  const lost = await withCookie(cookie, '/api/teams', call);
  const { body, ...again } = await device.call<{ team: { id: number } }>('/api/teams', call);
  for (const path of ['/api/tournaments', '/api/score-keeper/check-auth']) answers.push(await device.get(path));
  expect([...answers, lost, again].map((answer) => sessionIn({ body, ...answer }))).toEqual(Array(7).fill(undefined));
  expect((await device.get(`/api/teams/${body.team.id}/captain`)).status).toBe(200);
  expect((await device.post(`/api/players/${id}/captain-link`, {})).status).toBe(200);
});

test('a device that is forgotten by the cookie of before, while a call beside it gains a right, holds none', async () => {
  const known = await aKnownCookie();
  const { device, cookie, teamId } = known;
  const [byLink] = gains;
  expect((await device.get((await byLink?.gain(known)) ?? '')).status).toBe(200);
  expect((await withCookie(cookie, '/api/device/forget', json('POST', {}))).status).toBe(200);
  expect((await device.get(`/api/teams/${teamId}/captain`)).status).toBe(404);
});

test('a device that is forgotten holds no right any more, nor does its cookie, and is not known by what it found', async () => {
  const { device, cookie, id, tournamentId } = await aKnownCookie();
  await app().database.query(`update tournaments set status = 'active' where id = $1`, [tournamentId]);
  const { status, headers } = await device.post('/api/device/forget', {});
  expect(status).toBe(200);
  const dropped = headers.getSetCookie().map((line) => line.replace(/=.*Path=(\S+);.*(Expires=.{29}).*/, ' $1 $2'));
  const end = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(dropped).toContain(`golden-goal-device / ${end}`);
  expect(dropped).toContain(`golden-goal-view-${tournamentId} /api/tournaments/${tournamentId} ${end}`);
  expect((await device.post(`/api/players/${id}/captain-link`, {})).status).toBe(404);
  expect(await app().database.query('select from grants where session_id = $1', [cookie.slice(16, 48)])).toEqual([]);
  const foreign = await withCookie(cookie, '/api/device/forget', {
    ...json('POST', {}),
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
});
