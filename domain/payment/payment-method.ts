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

/** What an organizer chooses from for a player (operations specification, section 9). */
export const organizersPaymentOptions: readonly Option<'venmo' | 'credit_card' | 'at_event'>[] = [
  { value: 'venmo', label: 'Venmo' },
  { value: 'credit_card', label: 'Credit Card' },
  { value: 'at_event', label: 'Will pay at event' },
];

/** How a payment that has come was made (operations specification, section 9). */
export const confirmationPaymentOptions: readonly Option<'credit_card' | 'venmo' | 'cash' | 'other'>[] = [
  { value: 'credit_card', label: 'Credit Card' },
  { value: 'venmo', label: 'Venmo' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
];

/** What an organizer chooses from when registering a player by hand (operations specification, section 9). */
export const deskPaymentOptions: readonly Option<Exclude<PaymentMethod, 'at_event'>>[] = [
  { value: 'venmo', label: 'Venmo' },
  { value: 'zelle', label: 'Zelle' },
  { value: 'cash', label: 'Cash' },
  { value: 'check', label: 'Check' },
  { value: 'credit_card', label: 'Credit Card' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'other', label: 'Other' },
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

/** Every payment method, as organizers name it. */
export const everyPaymentOption: readonly Option<PaymentMethod>[] = paymentMethods.map((value) => ({
  value,
  label: labels[value],
}));
