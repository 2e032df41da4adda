import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { accepted, type Field, isBlank, optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { wholeNumber } from '../../rule/form/whole-number.ts';
import { paymentStates } from '../../rule/payment/payment.ts';
import { customMethod, recordedMethod } from './recorded-method.ts';

/** Form field that is ticked unless somebody unticks it. */
const confirmed: Field<boolean> = {
  ...tick('Payment confirmed'),
  read: (raw, at) => (isBlank(raw) ? accepted(true) : tick('Payment confirmed').read(raw, at)),
};

/** Form field for the amount that a desk has named and taken, in US cents; refused where another is owed. */
export const amountTaken = optional(
  wholeNumber({ label: 'Amount in dollars', from: 0, to: 1_000_000, message: 'Amount must be from $0.01 to $10,000' }),
);

/** Form for a player's payment and its method, with words for another method. */
export const playerPayment = form({ paymentMethod: recordedMethod, paymentConfirmed: confirmed, customMethod });

export type PlayerPayment = Answers<typeof playerPayment>;

/** Form for the state of a registration's payment. */
export const registrationPayment = form({
  paymentStatus: choice(
    'Payment status',
    paymentStates.map((value) => ({ value, label: value })),
    'Payment status must be pending, paid or failed',
  ),
  paymentMethod: optional(recordedMethod),
  customMethod,
  amountCents: amountTaken,
  isUndo: tick('Takes back what was said last'),
});

export type RegistrationPayment = Answers<typeof registrationPayment>;
