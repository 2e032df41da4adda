import type { PaymentMethod } from '../../domain/payment/payment-method.ts';
import { send } from '../transport/call.ts';

/** A payment of the registration that a player is shown with has come, and how. */
export function confirmPayment(playerId: number, paymentMethod: PaymentMethod | string) {
  return send('PUT', `/api/admin/players/${playerId}/payment`, { paymentMethod, paymentConfirmed: true });
}
