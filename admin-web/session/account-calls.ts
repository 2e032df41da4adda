import type { OrganizerSession } from '../../domain/answer/session/organizer-session.ts';
import type {
  BegunFactor,
  ConfirmedAddress,
  OwnAccount,
  RecoveryCodes,
} from '../../domain/answer/session/own-account.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { call, send } from '../transport/call.ts';

const at = '/api/admin/account';

export const accountCalls = {
  own: async (): Promise<OwnAccount> => (await call<OwnAccount>(at)).json,
  rename: (name: string) => send('PUT', at, { name }),
  move: async (answers: object): Promise<OwnAccount> => (await send<OwnAccount>('POST', `${at}/address`, answers)).json,
  confirmAddress: async (confirmation: string): Promise<ConfirmedAddress> =>
    (await send<ConfirmedAddress>('POST', `${at}/address/confirmation`, { confirmation })).json,
  sessions: async (): Promise<readonly Sent<OrganizerSession>[]> =>
    (await call<readonly Sent<OrganizerSession>[]>(`${at}/sessions`)).json,
  endOthers: () => send('DELETE', `${at}/sessions`),
  endSession: (id: string) => send('DELETE', `${at}/sessions/${encodeURIComponent(id)}`),
  begin: async (currentPassword: string): Promise<BegunFactor> =>
    (await send<BegunFactor>('POST', `${at}/second-factor`, { currentPassword })).json,
  confirm: async (code: string): Promise<readonly string[]> =>
    (await send<RecoveryCodes>('POST', `${at}/second-factor/confirmation`, { code })).json.recoveryCodes,
  remove: (code: string) => send('POST', `${at}/second-factor/removal`, { code }),
};
