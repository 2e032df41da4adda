import { freshDatabase } from '../../harness/database.ts';
import { startProduct } from '../../harness/product.mjs';
import { signedIn } from '../../journey/app.ts';
import { aTeam, aTournament } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';

async function cookieOf(publicBaseUrl: string, trustProxy: string) {
  const database = await freshDatabase();
  const settings = { DATABASE_URL: database.url, PUBLIC_BASE_URL: publicBaseUrl, TRUST_PROXY: trustProxy };
  const product = await startProduct(settings);
  try {
    const organizer = await signedIn(product.url);
    const { body } = await organizer.post<{ id: number }>('/api/tournaments', aTournament());
    const { status, headers } = await visitorAt(product.url).post('/api/teams', aTeam(body.id));
    return { status, cookies: headers.getSetCookie(), hsts: headers.get('Strict-Transport-Security') };
  } finally {
    await product.stop();
    await database.drop();
  }
}

test.each(['false', 'loopback'])(
  'at an https address cookies are Secure and browsers are told to stay with it, with TRUST_PROXY %s',
  async (trustProxy) => {
    const { status, cookies, hsts } = await cookieOf('https://3v3.example', trustProxy);
    expect(status).toBe(201);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^golden-goal(-device)?=.*; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect(hsts).toMatch(/^max-age=31536000/);
  },
);

test('at a plain address a cookie is kept without encryption, and none is demanded', async () => {
  const { status, cookies, hsts } = await cookieOf('http://localhost:5000', 'false');
  expect(status).toBe(201);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^golden-goal(-device)?=.*; HttpOnly; SameSite=Lax$/);
  expect(hsts).toBeNull();
});
