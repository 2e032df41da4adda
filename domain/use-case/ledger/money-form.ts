import { switched, tick } from '../../rule/form/agreement.ts';
import { accepted, type Field, isBlank, optional, refused } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { everyPaymentOption, paymentMethodChoice } from '../../rule/payment/payment-method.ts';
import { isDay } from '../../rule/time/eastern.ts';
import { customMethod, recordedMethod } from '../payment/recorded-method.ts';

/** Maximum amount of one entry, in US cents: ten thousand dollars. */
const most = 1_000_000;

/** Form field for a calendar day; blank reads as null, which means today. */
const day: Field<string | null> = {
  label: 'Day',
  limits: () => ({ type: 'string', required: false, format: 'date' }),
  read: (raw) => {
    if (isBlank(raw)) return accepted(null);
    const written = typeof raw === 'string' ? raw.trim().slice(0, 10) : '';
    return isDay(written) ? accepted(written) : refused('Day must be a date');
  },
};

const fields = {
  registrationId: wholeNumber({
    label: 'Registration number',
    from: 1,
    to: largestId,
    message: 'Please select a registration',
  }),
  amountCents: wholeNumber({
    label: 'Amount in dollars',
    from: 1,
    to: most,
    message: 'Amount must be from $0.01 to $10,000',
  }),
  paymentMethod: recordedMethod,
  customMethod,
  receivedOn: day,
  note: optional(text({ label: 'Note', max: [200, 'Note must be less than 200 characters'] })),
};

/** Form for money received for a registration, the whole amount or a part. Amounts are US cents. */
export const moneyReceived = form(fields);

export type MoneyReceived = Answers<typeof moneyReceived>;

/** Form for money refunded to a family; the amount is owed again unless the form says that it no longer is. */
export const moneySentBack = form({ ...fields, isOwedNoMore: tick('Not owed any more') });

export type MoneySentBack = Answers<typeof moneySentBack>;

/** Form for keeping the money received for a deleted registration, with the reason, or refunding it after all. */
export const moneyToKeep = form(
  { registrationId: fields.registrationId, isKept: switched('Kept'), note: fields.note },
  {
    complaints: ({ isKept, note }): Remarks =>
      isKept && note === null ? { note: 'Please say why the money is kept' } : {},
  },
);

/** Form for a cash-up: its first and last day, today where empty, and optionally one tournament, method or organizer. */
export const cashUpDays = form({
  from: { ...day, label: 'From' },
  until: { ...day, label: 'Until' },
  tournamentId: optional(
    wholeNumber({ label: 'Tournament', from: 1, to: largestId, message: 'Please select a tournament' }),
  ),
  method: optional(paymentMethodChoice(everyPaymentOption, 'Payment method is required')),
  enteredBy: optional(text({ label: 'Username', max: [50, 'Sign-in name must be less than 50 characters'] })),
});
