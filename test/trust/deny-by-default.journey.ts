import { openApp } from '../journey/app.ts';
import { aFreeAgent } from '../journey/samples.ts';

const app = openApp();

/** The calls that anybody may make; every other one needs to have proved something first. */
const open = new Set([
  'get /api/form-options/skill-levels',
  'get /api/form-options/age-brackets',
  'get /api/form-options/payment-methods',
  'get /api/site',
  'get /api/site/texts',
  'get /api/health',
  'get /api/ready',
  'get /api/tournaments',
  'get /api/tournaments/visible',
  'get /api/tournaments/{id}',
  'get /api/tournaments/{id}/games',
  'get /api/tournaments/{id}/games/{gameId}/outlook',
  'get /api/tournaments/{id}/standings',
  'get /api/teams',
  'get /api/teams/invite/{code}',
  'get /api/live',
  'get /api/live-scores',
  'get /api/top-scorers',
  'get /api/games',
  'get /api/games/{id}',
  'get /api/games/{id}/scorers',
  'post /api/tournaments/{id}/validate-team',
  'post /api/teams',
  'post /api/players',
  'post /api/players/find',
  'post /api/players/lookup',
  'post /api/players/join-via-invitation',
  'post /api/captain-links',
  'post /api/families',
  'get /api/privacy',
  'get /api/push-key',
  'post /api/pre-registrations',
  'post /api/teams/{id}/follow',
  'post /api/teams/{id}/unfollow',
  'post /api/admin/invitation',
  'post /api/admin/invitation/acceptance',
  'post /api/admin/account/address/confirmation',
  'post /api/admin/login',
  'post /api/admin/logout',
  'post /api/score-keeper/login',
  'post /api/score-keeper/link',
  'post /api/score-keeper/link/login',
  'post /api/score-keeper/logout',
]);

/** Calls whose address carries a signed secret: without it there is nothing to find. */
const sealed = /\{sealed\}/;

type Calls = { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

async function everyCall(): Promise<readonly (readonly [method: string, path: string])[]> {
  const { body } = await app().visitor().get<Calls>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method, path] as const),
  );
}

test('whoever has proved nothing is refused at every call that is not open to anybody', async () => {
  const guarded = (await everyCall()).filter(([method, path]) => !open.has(`${method} ${path}`) && !sealed.test(path));
  expect(guarded.length).toBeGreaterThan(5);
  const refused = await Promise.all(
    guarded.map(async ([method, path]) => {
      const body = method === 'get' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
      const address = path.replace(/\{\w+\}/g, '1');
      const { status } = await app()
        .visitor()
        .call(address, { method: method.toUpperCase(), ...body });
      return [`${method} ${path}`, status] as const;
    }),
  );
  expect(refused.filter(([, status]) => status !== 401 && status !== 404)).toEqual([]);
  const organizers = guarded.filter(([, path]) => path.startsWith('/api/admin'));
  expect(organizers.length).toBeGreaterThan(1);
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
