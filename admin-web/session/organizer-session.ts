import type { AuthProvider } from 'react-admin';
import { mayDo, type Role } from '../../domain/session/role.ts';
import { endedSession } from '../transport/ended-session.ts';
import { sessionCalls } from '../transport/session-calls.ts';
import { actAt } from './access.ts';

/** The role of whoever is signed in, as the server said it last. */
let role: Role | undefined;

async function whoIsThere() {
  const { user } = await sessionCalls.whoIsThere();
  role = user.role;
  return user;
}

/** Who is signed in, as react-admin asks for it. The session itself is the server's cookie: nothing is kept here. */
export const organizerSession: AuthProvider = {
  login: async (signIn) => {
    const { user } = await sessionCalls.signIn(signIn);
    endedSession.resume();
    role = user.role;
  },
  // React-admin also asks for a logout when it finds nobody signed in: only a wished one ends the session.
  logout: async (wish) => {
    if (wish?.isWished === true) await sessionCalls.signOut();
  },
  checkAuth: async () => {
    await whoIsThere().catch(logged);
  },
  // Whose session has ended is asked for the password over the page, so that nothing typed is lost.
  checkError: async () => {},
  getIdentity: async () => {
    const { id, username, lacksSecondFactor } = await whoIsThere();
    return { id, fullName: username, lacksSecondFactor };
  },
  getPermissions: async (): Promise<Role> => role ?? (await whoIsThere()).role,
  canAccess: async ({ resource, action }) => {
    const held: Role = role ?? (await whoIsThere()).role;
    return mayDo(held, actAt(resource, action));
  },
};

/** Who is not signed in sees the sign-in page and no message: the console alone says why (operations specification, section 8). */
function logged(failure: unknown): never {
  // biome-ignore lint/suspicious/noConsole: the specification names the console as the place of this message
  console.info('Auth check failed:', failure instanceof Error ? failure.message : failure);
  throw failure;
}
