import { setTimeout as wait } from 'node:timers/promises';
import { Controller, Get } from '@nestjs/common';
import { AllowedTo } from '../../api/http/allowed-to.ts';
import { testApi } from '../harness/api.ts';
import { everyRoute } from '../harness/routes.ts';
import { openApp } from '../journey/app.ts';
import { aFreeAgent } from '../journey/samples.ts';

const app = openApp();

/** The calls that anybody may make; those whose address carries a signed secret find nothing without it. */
const doors = [
  'GET /api/form-options/age-brackets',
  'GET /api/form-options/payment-methods',
  'GET /api/form-options/skill-levels',
  'GET /api/games',
  'GET /api/games/:id',
  'GET /api/games/:id/scorers',
  'GET /api/health',
  'GET /api/join-requests/:sealed',
  'GET /api/live',
  'GET /api/live-scores',
  'GET /api/pre-registrations/:sealed',
  'GET /api/privacy',
  'GET /api/push-key',
  'GET /api/ready',
  'GET /api/site',
  'GET /api/site/texts',
  'GET /api/teams',
  'GET /api/teams/:id/calendar.ics',
  'GET /api/teams/:id/games',
  'GET /api/teams/invite/:code',
  'GET /api/top-scorers',
  'GET /api/tournaments',
  'GET /api/tournaments/:id',
  'GET /api/tournaments/:id/games',
  'GET /api/tournaments/:id/games/:gameId/outlook',
  'GET /api/tournaments/:id/standings',
  'GET /api/tournaments/visible',
  'GET /api/waivers/:sealed',
  'POST /api/admin/invitation',
  'POST /api/admin/invitation/acceptance',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/captain-links',
  'POST /api/captain-links/:sealed',
  'POST /api/device/forget',
  'POST /api/join-requests/:sealed',
  'POST /api/players',
  'POST /api/players/find',
  'POST /api/players/join-via-invitation',
  'POST /api/players/lookup',
  'POST /api/players/record-link',
  'POST /api/players/record-link/:sealed',
  'POST /api/pre-registrations',
  'POST /api/pre-registrations/:sealed/unsubscribe',
  'POST /api/score-keeper/link',
  'POST /api/score-keeper/link/login',
  'POST /api/score-keeper/login',
  'POST /api/score-keeper/logout',
  'POST /api/teams',
  'POST /api/teams/:id/follow',
  'POST /api/teams/:id/unfollow',
  'POST /api/tournaments/:id/validate-team',
  'POST /api/waivers/:sealed',
  'POST /api/waivers/:sealed/confirm',
  'POST /api/waivers/:sealed/record',
  'POST /api/waivers/:sealed/withdraw',
];

test('what anybody may call is named here, one by one; a new door is opened on purpose', async () => {
  const open = (await everyRoute()).filter(({ callers }) => callers.includes('anyone'));
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(doors);
});

@Controller('api/forgotten')
class Forgotten {
  @Get()
  secrets() {
    return 'everything';
  }
}

@Controller('api/nobody')
class ForNobody {
  @Get()
  @AllowedTo([])
  secrets() {
    return 'everything';
  }
}

test.each([
  ['does not say who may call it', Forgotten, 'Forgotten.secrets'],
  ['names nobody', ForNobody, 'ForNobody.secrets'],
])('a route that %s stops the process at its start', async (_, controller, name) => {
  const start = testApi(app().database.url, { controllers: [controller] });
  await expect(start).rejects.toThrow(`Routes that do not say who may call them: ${name}`);
});

test('whoever has proved nothing is refused at every other call, and each write leaves a line with its source', async () => {
  const guarded = (await everyRoute()).filter(({ callers }) => !callers.includes('anyone'));
  expect(guarded.filter(({ path }) => path.startsWith('/api/admin')).length).toBeGreaterThan(40);
  const refused = await Promise.all(
    guarded.map(async ({ method, path }) => {
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
      const { status } = await app()
        .visitor()
        .call(path.replace(/:\w+/g, '1'), { method, ...body });
      return [`${method} ${path}`, status] as const;
    }),
  );
  expect(refused.filter(([, status]) => status !== 401 && status !== 404)).toEqual([]);
  const writes = refused.map(([call]) => call).filter((call) => !call.startsWith('GET'));
  const silent = async () => {
    const lines = await app().database.query<{ call: string }>(
      `select after ->> 'call' as call from audit where what = 'refused' and source is not null and proved = 'nobody'`,
    );
    const noted = new Set(lines.map(({ call }) => call));
    return writes.filter((call) => !noted.has(call));
  };
  // The lines are written behind the answers.
  for (let look = 0; look < 100 && (await silent()).length > 0; look += 1) await wait(20);
  expect(await silent()).toEqual([]);
});

test.each([
  ['GET', '/api/admin/check-auth'],
  ['GET', '/api/admin/tournaments'],
  ['POST', '/api/tournaments'],
  ['PUT', '/api/tournaments/1/visibility'],
  ['PUT', '/api/tournaments/1/registration'],
])("%s %s is an organizer's", async (method, path) => {
  const { id } = await app().announce();
  const family = app().visitor();
  await family.post('/api/players', aFreeAgent(id));
  const sent = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
  expect((await family.call(path, { method, ...sent })).status).toBe(401);
  expect((await app().organizer.call(path, { method, ...sent })).status).not.toBe(401);
});

test.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483648', '1e3', '%00', '1%3Bdrop', '%20', '٣'])(
  'the id %s belongs to nobody',
  async (id) => {
    const [{ id: tournamentId }, family] = [await app().announce(), app().visitor()];
    const answers = aFreeAgent(tournamentId);
    await family.post('/api/players', answers);
    const calls = [
      await family.put(`/api/players/${id}/update`, { ...answers, paymentMethod: 'venmo' }),
      await app().organizer.put(`/api/players/${id}/update`, { ...answers, paymentMethod: 'venmo' }),
      await app().organizer.put(`/api/tournaments/${id}/visibility`, { visible: true }),
      await app().organizer.put(`/api/tournaments/${id}/registration`, { registrationOpen: true }),
      await family.get(`/api/teams/invite/${id}`),
      await family.post('/api/players', aFreeAgent(Number.NaN, { tournamentId: decodeURIComponent(id) })),
      await family.post('/api/invitations/send', { teamId: decodeURIComponent(id), emails: [] }),
      await app().organizer.post('/api/invitations/send', { teamId: decodeURIComponent(id), emails: [] }),
    ];
    expect(calls.map(({ status }) => status).filter((status) => status !== 400 && status !== 404)).toEqual([]);
    expect(JSON.stringify(calls.map(({ body }) => body))).not.toMatch(/too long|integer|syntax/);
  },
);

test('an address that nobody can read is refused in words, without a look inside', async () => {
  for (const path of ['/api/teams/invite/%E0%A4%A', '/api/%', '/api/nothing/here', '/%E0%A4%A']) {
    const { status, body } = await app().visitor().call<unknown>(path, {});
    expect([path, status]).toEqual([path, expect.any(Number)]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at \w+ \(|URIError/);
  }
});
