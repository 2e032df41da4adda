import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { PaymentState } from '../../domain/payment/payment.ts';
import { send } from './call.ts';

/** API calls about players and registrations besides their forms. */
export const playerCalls = {
  /** Confirms a payment, and its way, for the registration that a player is listed with. */
  confirmPayment: (playerId: number, paymentMethod: string) =>
    send('PUT', `/api/admin/players/${playerId}/payment`, { paymentMethod, paymentConfirmed: true }),
  recordPayment: (
    registrationId: number,
    payment: { readonly paymentStatus: PaymentState; readonly version: unknown; readonly isUndo?: boolean },
  ) => send<ListedRegistration>('PUT', `/api/admin/tournament-registrations/${registrationId}/payment`, payment),
  callTwoPeople: (playerId: number, otherId: number) =>
    send('POST', `/api/admin/players/${playerId}/different`, { otherId }),
  decideChange: (playerId: number, changeId: number, isWanted: boolean) =>
    send('POST', `/api/admin/players/${playerId}/changes/${changeId}`, { isWanted }),
  resetMailbox: (playerId: number, answers: object) => send('POST', `/api/admin/players/${playerId}/mailbox`, answers),
};
