import type { AuthProvider } from 'react-admin';
import { call, send } from '../transport/call.ts';

/** Who is signed in, as react-admin asks for it. The session itself is the server's cookie: nothing is kept here. */
export const organizerSession: AuthProvider = {
  login: (signIn) => send('POST', '/api/admin/login', signIn),
  // React-admin also asks for a logout when it finds nobody signed in: only a wished one ends the session.
  logout: async (wish) => {
    if (wish?.isWished === true) await send('POST', '/api/admin/logout');
  },
  checkAuth: async () => {
    await call('/api/admin/check-auth').catch(logged);
  },
  // Whose session has ended is asked for the password over the page, so that nothing typed is lost.
  checkError: async () => {},
  getIdentity: async () => {
    const { json } = await call('/api/admin/check-auth');
    return { id: json.user.id, fullName: json.user.username };
  },
};

/** Who is not signed in sees the sign-in page and no message: the console alone says why (operations specification, section 8). */
function logged(failure: unknown): never {
  // biome-ignore lint/suspicious/noConsole: the specification names the console as the place of this message
  console.info('Auth check failed:', failure instanceof Error ? failure.message : failure);
  throw failure;
}
