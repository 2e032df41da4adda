import { openApp } from './app.ts';

const app = openApp();

const password = 'yellow-card-11-metres';
const login = '/api/score-keeper/login';
const check = '/api/score-keeper/check-auth';

type OnDuty = { readonly id: number; readonly name: string };

async function keeper(name: string) {
  const visitor = app().visitor();
  expect((await visitor.post(login, { password, name })).status).toBe(200);
  return visitor;
}

test('a score keeper signs in with the shared password and a name', async () => {
  const visitor = app().visitor();
  expect((await visitor.get(check)).status).toBe(401);
  expect(await visitor.post(login, { password, name: 'Pat' })).toMatchObject({
    status: 200,
    body: { authenticated: true, name: 'Pat' },
  });
  expect(await visitor.get(check)).toMatchObject({ status: 200, body: { authenticated: true, name: 'Pat' } });
});

test.each(['wrong', `${password} `.repeat(2), password.slice(1), password.toUpperCase()])(
  '%j is not the password',
  async (wrong) => {
    const visitor = app().visitor();
    const answer = await visitor.post(login, { password: wrong, name: 'Pat' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Incorrect password' } });
    expect((await visitor.get(check)).status).toBe(401);
  },
);

test('who does not say a name is asked for it', async () => {
  expect(await app().visitor().post(login, { password })).toMatchObject({
    status: 400,
    body: { errors: { name: 'Please enter your name' } },
  });
});

test('whoever keeps guessing is asked to wait, and nobody else is', async () => {
  const guesser = app().visitor();
  const answers = [];
  for (let guess = 0; guess < 22; guess += 1) answers.push(await guesser.post(login, { password: 'no', name: 'X' }));
  expect(answers.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await guesser.post(login, { password, name: 'X' })).status).toBe(429);
  await keeper('Honest');
});

test('who locks score keeping again has it locked, and keeps what else was proved', async () => {
  const organizer = app().visitor();
  await organizer.post('/api/admin/login', { username: 'organizer', password: 'corner-flag-93-minutes' });
  const cookies = (await organizer.post(login, { password, name: 'Olga' })).headers.getSetCookie();
  expect(cookies.filter((cookie) => /^golden-goal=/.test(cookie))).toHaveLength(1);
  expect((await organizer.get('/api/admin/check-auth')).status).toBe(200);
  expect((await organizer.post('/api/score-keeper/logout', {})).status).toBe(200);
  expect((await organizer.get('/api/admin/check-auth')).status).toBe(200);
  const pat = await keeper('Pat');
  await pat.post('/api/score-keeper/logout', {});
  expect((await pat.get(check)).status).toBe(401);
});

test('an organizer sees who keeps scores, and can take the right away', async () => {
  const [ana, ben] = [await keeper('Ana'), await keeper('Ben')];
  const { body } = await app().organizer.get<OnDuty[]>('/api/admin/score-keepers');
  const onDuty = body.find(({ name }) => name === 'Ana');
  expect(Object.keys(onDuty ?? {}).toSorted()).toEqual(['id', 'lastSeenAt', 'name', 'signedInAt']);
  const revoke = () => app().organizer.call(`/api/admin/score-keepers/${onDuty?.id}`, { method: 'DELETE' });
  const address = `/api/admin/score-keepers/${onDuty?.id}`;
  expect(await app().organizer.get(address)).toMatchObject({ status: 200, body: { name: 'Ana' } });
  expect((await revoke()).status).toBe(200);
  expect((await app().organizer.get(address)).status).toBe(404);
  const asked = new URLSearchParams({ filter: JSON.stringify({ thing: 'score keeper', recordId: onDuty?.id }) });
  const { body: audited } = await app().organizer.get(`/api/admin/audit?${asked}`);
  expect(audited).toMatchObject([{ who: 'organizer', what: 'signed out' }]);
  expect((await revoke()).status).toBe(404);
  expect((await ana.get(check)).status).toBe(401);
  expect((await ben.get(check)).status).toBe(200);
});

test('a score keeper is no organizer', async () => {
  const pat = await keeper('Pat');
  expect((await pat.get('/api/admin/tournaments')).status).toBe(401);
  expect((await pat.get('/api/admin/score-keepers')).status).toBe(401);
});
