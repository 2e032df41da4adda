import { openApp } from '../../journey/app.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { json } from '../../journey/visitor.ts';

const app = openApp();

function registration(headers: Readonly<Record<string, string>>) {
  const sent = json('POST', { name: 'Nobody' });
  return app()
    .visitor()
    .call('/api/players', { ...sent, headers: { ...sent.headers, ...headers } });
}

test.each([
  ['a page of another site', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a page that its browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
])('what %s sends is refused', async (_, headers) => {
  expect((await registration(headers)).status).toBe(403);
});

test('what our own pages send is read', async () => {
  const { url } = app().products[0];
  expect((await registration({ Origin: url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(400);
  expect((await registration({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(400);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of %s is refused: forms of other sites can send it',
  async (type) => {
    expect((await registration({ 'Content-Type': type })).status).toBe(415);
  },
);

test('a body above 64 kB is refused', async () => {
  const call = (notes: string) => app().visitor().post('/api/players', { notes });
  expect((await call('x'.repeat(65 * 1024))).status).toBe(413);
  expect((await call('x'.repeat(5 * 1024 * 1024))).status).toBe(413);
  expect((await call('x'.repeat(60 * 1024))).status).toBe(400);
});

test.each([
  ['half an object', '{"name":'],
  ['nothing at all', ''],
  ['a list', '[]'],
  ['a word', '"name"'],
  ['no value', 'null'],
  ['a number', '7'],
  ['a prototype', '{"__proto__":{"isOrganizer":true},"name":"Ana"}'],
  ['a prototype within', '{"name":{"__proto__":{"length":1}}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}},"name":"Ana"}'],
  ['names of methods', '{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4,"toJSON":5,"__defineGetter__":6}'],
  ['a deep object', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ['a deep list in a field', `{"name":${'['.repeat(25_000)}${']'.repeat(25_000)}}`],
  ['a deep object in a field', `{"name":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`],
])('a body that is %s is refused in words', async (_, body) => {
  const headers = { 'Content-Type': 'application/json' };
  for (const path of ['/api/players', '/api/teams', '/api/players/lookup', '/api/admin/login']) {
    const answer = await app().visitor().call(path, { method: 'POST', body, headers });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.body.message).not.toMatch(/JSON|token|position|stack/i);
  }
});

test('fields that no form has change nothing', async () => {
  const { id } = await app().announce();
  const cheat = { id: 1, teamId: 1, isTest: true, paymentConfirmed: true, paymentStatus: 'paid', maxPlayers: 50 };
  const { status, body } = await app()
    .visitor()
    .post<{ player: { paymentConfirmed: boolean; teamId: number | null } }>('/api/players', {
      ...aFreeAgent(id),
      ...cheat,
    });
  expect(status).toBe(201);
  expect(body.player).toMatchObject({ paymentConfirmed: false, teamId: null });
  const [kept] = await app().database.query('select is_test from players order by id desc limit 1');
  expect(kept).toEqual({ is_test: false });
});

test('every answer says what browsers may do with it, and not what made it', async () => {
  const secret = 'invite join-request captain waiver interest unsubscribe record'.split(' ');
  for (const path of ['/', '/api/tournaments', '/api/nothing', ...secret.map((page) => `/${page}/TEAM-ABCDEF-123`)]) {
    const { headers } = await app().visitor().call(path, {});
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*/.exec(policy)?.[0]).toBe("script-src 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe(
      path.endsWith('-123') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    expect(headers.get('X-Robots-Tag')).toBe(path.endsWith('-123') ? 'noindex' : null);
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    if (/^\/api|-123$/.test(path)) expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

test('the cookies of session and device are out of reach for scripts and other sites, and work on plain http', async () => {
  const { id } = await app().announce();
  const { headers } = await app().visitor().post('/api/players', aFreeAgent(id));
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['golden-goal', 'golden-goal-device']);
  for (const cookie of cookies) {
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
  }
});

function sessionIn({ headers }: { readonly headers: Headers }): string | undefined {
  const cookie = headers.getSetCookie().find((line) => line.startsWith('golden-goal='));
  return cookie?.split(';')[0];
}

test('who only reads gets no cookie, and who signs in gets a new session', async () => {
  const organizer = app().visitor();
  expect((await organizer.get('/api/tournaments')).headers.getSetCookie()).toEqual([]);
  const { id } = await app().announce();
  const family = sessionIn(await organizer.post('/api/players', aFreeAgent(id)));
  const credentials = { username: 'organizer', password: 'corner-flag-93-minutes' };
  const signedIn = sessionIn(await organizer.post('/api/admin/login', credentials));
  expect(signedIn).toMatch(/^golden-goal=/);
  expect(signedIn).not.toBe(family);
});
