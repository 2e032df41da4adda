import { testCredentials } from '../harness/product.mjs';

/** The cookies of an organizer's sign-in, for a reader of its own. */
export async function cookiesOf(url: string): Promise<string> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = testCredentials;
  const signIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  // The session is kept once the answer has ended.
  await signIn.text();
  return signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
