import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';
import { filling, type Place, type Sentence } from '../language/sentence.ts';

/** Every way a fee can be paid; credit is money of the family that the organizers have kept. */
export const paymentMethods = [
  'venmo',
  'zelle',
  'cash',
  'check',
  'credit_card',
  'paypal',
  'at_event',
  'other',
  'credit',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods as organizers and letters name them. */
const labels = {
  venmo: 'Venmo',
  zelle: 'Zelle',
  cash: 'Cash',
  check: 'Check',
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  at_event: 'Will pay at event',
  other: 'Other',
  credit: 'Credit',
} as const satisfies Readonly<Record<PaymentMethod, string>>;

/** Names that are the same in every language. */
function isBrand(method: PaymentMethod): method is 'venmo' | 'zelle' | 'paypal' {
  return method === 'venmo' || method === 'zelle' || method === 'paypal';
}

/** Some of the methods under those names. */
const named = <M extends PaymentMethod>(...methods: readonly M[]): readonly Option<M>[] =>
  methods.map((value) => ({ value, label: labels[value] }));

/** Spellings of older forms and of the admin screens. */
const spellings: Readonly<Record<string, PaymentMethod>> = {
  payAtEvent: 'at_event',
  'pay at event': 'at_event',
  creditCard: 'credit_card',
};

/** With the names under which organizers know them. */
const everySpelling: Readonly<Record<string, PaymentMethod>> = {
  ...spellings,
  [labels.at_event]: 'at_event',
  [labels.credit_card]: 'credit_card',
};

/** What the registration forms offer (section 9). */
export const registrationPaymentOptions: readonly Option<'venmo' | 'at_event'>[] = [
  { value: 'venmo', label: labels.venmo },
  { value: 'at_event', label: 'Pay at the event' },
];

/** What the Player ID page offers (section 9). */
export const playerIdPaymentOptions: readonly Option<'venmo' | 'at_event' | 'credit_card'>[] = [
  ...registrationPaymentOptions,
  { value: 'credit_card', label: 'Credit card (5% fee)' },
];

/** What an organizer chooses from for a player (operations specification, section 9). */
export const organizersPaymentOptions = named('venmo', 'credit_card', 'at_event');

/** How a payment that has come was made (operations specification, section 9). */
export const confirmationPaymentOptions = named('credit_card', 'venmo', 'cash', 'other');

/** What an organizer chooses from when registering a player by hand (operations specification, section 9). */
export const deskPaymentOptions = named('venmo', 'zelle', 'cash', 'check', 'credit_card', 'paypal', 'other');

/** The choice of a payment method among those a form offers. */
export function paymentMethodChoice<M extends PaymentMethod>(
  options: readonly Option<M>[],
  message: Sentence,
): Field<M> {
  const offered = new Set<string>(options.map(({ value }) => value));
  const isOffered = (entry: readonly [string, PaymentMethod]): entry is [string, M] => offered.has(entry[1]);
  return choice(
    'Payment Method',
    options,
    message,
    Object.fromEntries(Object.entries(everySpelling).filter(isOffered)),
  );
}

/** A payment method as organizers and letters name it. */
export function paymentMethodLabel(method: PaymentMethod): string {
  return labels[method];
}

/** A payment method within a letter; null where none is known. */
export function paymentMethodInLetter(method: PaymentMethod | null): Place {
  if (method === null) return filling('Not specified');
  return isBrand(method) ? labels[method] : filling(labels[method]);
}

/** Every way in which money comes or is said to come; credit is with the organizers already, and theirs alone to use. */
export const everyPaymentOption = named(
  'venmo',
  'zelle',
  'cash',
  'check',
  'credit_card',
  'paypal',
  'at_event',
  'other',
);

/** With the way of credit, as files and lists name it. */
export const everyWayOption = named(...paymentMethods);
