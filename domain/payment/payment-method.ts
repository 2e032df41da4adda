import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';

/** Every way a fee can be paid. */
export const paymentMethods = [
  'venmo',
  'zelle',
  'cash',
  'check',
  'credit_card',
  'paypal',
  'at_event',
  'other',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Spellings of older forms and of the admin screens. */
const spellings: Readonly<Record<string, PaymentMethod>> = {
  payAtEvent: 'at_event',
  'pay at event': 'at_event',
  'Will pay at event': 'at_event',
  creditCard: 'credit_card',
  'Credit Card': 'credit_card',
};

/** What the registration forms offer (section 9). */
export const registrationPaymentOptions: readonly Option<'venmo' | 'at_event'>[] = [
  { value: 'venmo', label: 'Venmo' },
  { value: 'at_event', label: 'Pay at the event' },
];

/** What the Player ID page offers (section 9). */
export const playerIdPaymentOptions: readonly Option<'venmo' | 'at_event' | 'credit_card'>[] = [
  ...registrationPaymentOptions,
  { value: 'credit_card', label: 'Credit card (5% fee)' },
];

/** The choice of a payment method among those a form offers. */
export function paymentMethodChoice<M extends PaymentMethod>(options: readonly Option<M>[], message: string): Field<M> {
  const offered = new Set<string>(options.map(({ value }) => value));
  const isOffered = (entry: readonly [string, PaymentMethod]): entry is [string, M] => offered.has(entry[1]);
  return choice('Payment Method', options, message, Object.fromEntries(Object.entries(spellings).filter(isOffered)));
}

const labels: Readonly<Record<PaymentMethod, string>> = {
  venmo: 'Venmo',
  zelle: 'Zelle',
  cash: 'Cash',
  check: 'Check',
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  at_event: 'Will pay at event',
  other: 'Other',
};

/** A payment method as organizers and letters name it. */
export function paymentMethodLabel(method: PaymentMethod): string {
  return labels[method];
}
