import type { BegunFactor, OwnAccount, RecoveryCodes } from '../../domain/answer/session/own-account.ts';
import type { AccountOffered } from '../../domain/answer/session/signed-in.ts';
import { ask, send } from './call.ts';

const at = '/api/admin/account';

/** API calls about one's own account. */
export const accountCalls = {
  ownAccount: () => ask<OwnAccount>(at),
  renameAccount: (name: string) => send('PUT', at, { name }),
  prove: (answers: object) => send('POST', `${at}/proof`, answers),
  endOtherSessions: () => send('DELETE', `${at}/sessions`),
  beginSecondFactor: (currentPassword: string) => send<BegunFactor>('POST', `${at}/second-factor`, { currentPassword }),
  confirmSecondFactor: async (code: string) =>
    (await send<RecoveryCodes>('POST', `${at}/second-factor/confirmation`, { code })).recoveryCodes,
  removeSecondFactor: (code: string) => send('POST', `${at}/second-factor/removal`, { code }),
  changePassword: (answers: object) => send('PUT', '/api/admin/password', answers),
  offeredAccount: (invitation: string) => send<AccountOffered>('POST', '/api/admin/invitation', { invitation }),
  acceptInvitation: (answers: object) => send('POST', '/api/admin/invitation/acceptance', answers),
};
