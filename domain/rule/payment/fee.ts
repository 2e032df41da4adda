import type { PaymentMethod } from './payment-method.ts';

/** Default fee of one player for one tournament, in US cents. */
export const feeInCents = 4000;

/** What a credit card adds to the fee, in percent. */
export const cardFeePercent = 5;

/** Returns the fee in cents for a method: a credit card adds its percentage, half a cent rounded up. */
export function amountDue(method: PaymentMethod | null, fee: number = feeInCents): number {
  return method === 'credit_card' ? Math.floor((fee * (100 + cardFeePercent) + 50) / 100) : fee;
}

/** Formats cents as dollars: $40 or $42.50. */
export function dollars(cents: number): string {
  const whole = Math.trunc(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `$${whole}` : `$${whole}.${String(rest).padStart(2, '0')}`;
}
