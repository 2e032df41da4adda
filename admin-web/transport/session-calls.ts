import type { SignedIn, SignedInOrganizer } from '../../domain/answer/session/signed-in.ts';
import { ask, send } from './call.ts';

/** API calls behind react-admin's authentication. */
export const sessionCalls = {
  whoIsThere: () => ask<SignedInOrganizer>('/api/admin/check-auth'),
  signIn: (answers: object) => send<SignedIn>('POST', '/api/admin/login', answers),
  signOut: () => send('POST', '/api/admin/logout'),
};
