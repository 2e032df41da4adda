import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';
import { asPlaceholderValue, type Place, type Sentence, said } from '../language/sentence.ts';

/** All payment methods. */
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

/** Names of the methods for organizers and letters. */
const labels = {
  venmo: 'Venmo',
  zelle: 'Zelle',
  paypal: 'PayPal',
  ...said({
    cash: 'Cash',
    check: 'Check',
    credit_card: 'Credit Card',
    at_event: 'Will pay at event',
    other: 'Other',
  }),
} as const satisfies Readonly<Record<PaymentMethod, string>>;

/** Tells whether a method is a brand, whose name is the same in every language. */
function isBrand(method: PaymentMethod): method is 'venmo' | 'zelle' | 'paypal' {
  return method === 'venmo' || method === 'zelle' || method === 'paypal';
}

/** Returns options of some of the methods under those names. */
const named = <M extends PaymentMethod>(...methods: readonly M[]): readonly Option<M>[] =>
  methods.map((value) => ({ value, label: labels[value] }));

/** Spellings of older forms and of the admin screens. */
const spellings: Readonly<Record<string, PaymentMethod>> = {
  payAtEvent: 'at_event',
  'pay at event': 'at_event',
  'pay at the event': 'at_event',
  creditCard: 'credit_card',
};

/** All spellings, including the organizers' names. */
const everySpelling: Readonly<Record<string, PaymentMethod>> = {
  ...spellings,
  [labels.at_event]: 'at_event',
  [labels.credit_card]: 'credit_card',
};

/** Payment options of the registration forms (section 9). */
export const registrationPaymentOptions: readonly Option<'venmo' | 'at_event'>[] = [
  { value: 'venmo', label: labels.venmo },
  { value: 'at_event', label: 'Pay at the event' },
];

/** Payment options of the Player ID page (section 9). */
export const playerIdPaymentOptions: readonly Option<'venmo' | 'at_event' | 'credit_card'>[] = [
  ...registrationPaymentOptions,
  { value: 'credit_card', label: 'Credit card (5% fee)' },
];

/** Returns the options that a site offers: Venmo once its settings name who is paid, or while they are not known. */
export function offeredOptions<M extends PaymentMethod>(
  options: readonly Option<M>[],
  venmoHandle: string | undefined,
): readonly Option<M>[] {
  return options.filter(({ value }) => value !== 'venmo' || venmoHandle !== '');
}

/** Payment options of an organizer for a player (operations specification, section 9). */
export const organizersPaymentOptions = named('venmo', 'credit_card', 'at_event');

/** Payment options of an organizer for a payment received (operations specification, section 9). */
export const confirmationPaymentOptions = named('credit_card', 'venmo', 'cash', 'other');

/** Payment options of an organizer who registers a player by hand (operations specification, section 9). */
export const deskPaymentOptions = named('venmo', 'zelle', 'cash', 'check', 'credit_card', 'paypal', 'other');

/** Payment options of the check-in desk for a player who walks up; one who pays later owes it. */
export const walkUpPaymentOptions = named('cash', 'venmo', 'at_event');

/** Creates the form field for a payment method, with the options of that form. */
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

/** Returns the name of a payment method for organizers and letters. */
export function paymentMethodLabel(method: PaymentMethod): string {
  return labels[method];
}

/** Returns the name of a payment method within a letter; "Not specified" for null. */
export function paymentMethodInLetter(method: PaymentMethod | null): Place {
  if (method === null) return asPlaceholderValue('Not specified');
  return isBrand(method) ? labels[method] : asPlaceholderValue(labels[method]);
}

/** Options with every method, for money that comes or is announced. */
export const everyPaymentOption = named(...paymentMethods);
