import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { confirmationPaymentOptions, paymentMethodChoice } from '../../rule/payment/payment-method.ts';

/** Form for confirming a payment; a method not in the list is named in words (operations specification, section 5). */
export const paymentConfirmation = form(
  {
    paymentMethod: paymentMethodChoice(confirmationPaymentOptions, 'Payment method is required'),
    customMethod: optional(
      text({ label: 'Custom payment method', max: [50, 'Custom payment method must be less than 50 characters'] }),
    ),
  },
  {
    complaints: ({ paymentMethod, customMethod }) =>
      paymentMethod === 'other' && customMethod === null ? { customMethod: 'Payment method is required' } : {},
  },
);

export type PaymentConfirmation = Answers<typeof paymentConfirmation>;
