import type { AuthProvider } from 'react-admin';
import type { SignedIn, SignedInOrganizer } from '../../domain/answer/access/signed-in.ts';
import { type Act, mayDo, type Role } from '../../domain/rule/access/role.ts';
import { ask, send } from '../transport/call.ts';
import { endedSession } from '../transport/ended-session.ts';
import { isVerdict } from '../transport/failure.ts';

/** Role of the signed-in organizer, from the server's last answer. */
let role: Role | undefined;

async function whoIsThere() {
  const { user } = await ask<SignedInOrganizer>('/api/admin/check-auth');
  role = user.role;
  return user;
}

/** Auth provider for react-admin. The session is the server's cookie; nothing is stored here. */
export const organizerSession: AuthProvider = {
  login: async (signIn) => {
    const { user } = await send<SignedIn>('POST', '/api/admin/login', signIn);
    endedSession.resume();
    role = user.role;
  },
  // React-admin also calls logout when nobody is signed in: only a requested one ends the session.
  logout: async (wish) => {
    if (wish?.isWished === true) await send('POST', '/api/admin/logout');
  },
  checkAuth: async () => {
    await whoIsThere().catch((failure: unknown) => {
      // Without an answer of the server nobody is signed out.
      if (role === undefined || isVerdict(failure)) logged(failure);
    });
  },
  // After the session has expired the password is asked for over the page, so that typed text is kept.
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

/** Logs the reason to the console only; a visitor who is not signed in sees the sign-in page (operations specification, section 8). */
function logged(failure: unknown): never {
  // biome-ignore lint/suspicious/noConsole: the specification requires this message in the console
  console.info('Auth check failed:', failure instanceof Error ? failure.message : failure);
  throw failure;
}

/** Acts that opening a page requires beyond looking; other pages are open to every role. */
const pages: Readonly<Record<string, Act>> = {
  organizers: 'manage accounts',
  'api-keys': 'keep the own account',
  messages: 'read letters',
  audit: 'read the audit',
  webhooks: 'change',
  'webhook-deliveries': 'change',
  'free-agents': 'change',
  paper: 'check in',
  'check-in': 'check in',
  'site-settings': 'change',
};

const looks: readonly string[] = ['list', 'show'];

/** Returns the act that corresponds to a react-admin action on a resource. */
function actAt(resource: string, action: string): Act {
  return pages[resource] ?? (looks.includes(action) ? 'look' : 'change');
}
