import type { Role } from '../../domain/session/role.ts';
import { call, send } from '../transport/call.ts';

/** The own account; instants are ISO 8601. */
export interface OwnAccount {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  /** The address that a letter has asked about, and that nobody has confirmed there yet. */
  readonly newEmail: string | null;
  readonly role: Role;
  readonly secondFactorSince: string | null;
  readonly isSecondFactorRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** A place where one is signed in. */
export interface OwnSession {
  readonly id: string;
  readonly since: string;
  readonly lastUsedAt: string;
  readonly device: string | null;
  readonly source: string | null;
  readonly isThis: boolean;
}

/** What an authenticator app counts by. */
export interface BegunFactor {
  readonly secret: string;
  readonly address: string;
}

const at = '/api/admin/account';

export const accountCalls = {
  own: async (): Promise<OwnAccount> => (await call(at)).json,
  rename: (name: string) => send('PUT', at, { name }),
  move: async (answers: object): Promise<OwnAccount> => (await send('POST', `${at}/address`, answers)).json,
  confirmAddress: async (confirmation: string): Promise<{ readonly email: string }> =>
    (await send('POST', `${at}/address/confirmation`, { confirmation })).json,
  sessions: async (): Promise<readonly OwnSession[]> => (await call(`${at}/sessions`)).json,
  endOthers: () => send('DELETE', `${at}/sessions`),
  endSession: (id: string) => send('DELETE', `${at}/sessions/${encodeURIComponent(id)}`),
  begin: async (currentPassword: string): Promise<BegunFactor> =>
    (await send('POST', `${at}/second-factor`, { currentPassword })).json,
  confirm: async (code: string): Promise<readonly string[]> =>
    (await send('POST', `${at}/second-factor/confirmation`, { code })).json.recoveryCodes,
  remove: (code: string) => send('POST', `${at}/second-factor/removal`, { code }),
};
