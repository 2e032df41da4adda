import { type AuthProvider, HttpError } from 'react-admin';
import { call, send } from '../site/call.ts';

/** Where an organizer is led whose session has ended while the back office was open. */
export const endedSession = 'ended';

/** The server does not know the caller any more: react-admin leads to the sign-in page. */
class SessionEnded extends Error {
  readonly redirectTo = `/login?${endedSession}`;
}

/** Who is signed in, as react-admin asks for it. The session itself is the server's cookie: nothing is kept here. */
export const organizerSession: AuthProvider = {
  login: (signIn) => send('POST', '/api/admin/login', signIn),
  // React-admin also asks for a logout when it finds nobody signed in: only a wished one ends the session.
  logout: async (wish) => {
    if (wish?.isWished === true) await send('POST', '/api/admin/logout');
  },
  checkAuth: async () => {
    await call('/api/admin/check-auth');
  },
  checkError: async (failure) => {
    if (failure instanceof HttpError && failure.status === 401) throw new SessionEnded();
  },
  getIdentity: async () => {
    const { json } = await call('/api/admin/check-auth');
    return { id: json.user.id, fullName: json.user.username };
  },
};
