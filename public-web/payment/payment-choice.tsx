import { registrationPaymentOptions } from '../../domain/payment/payment-method.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { words } from './words.ts';

const choices = registrationPaymentOptions.map(({ value, label }) => ({
  value,
  label,
  text: words.methodTexts[value],
}));

/** Choice of the payment method. */
export function PaymentChoice() {
  return <ChoiceCards name="paymentMethod" choices={choices} />;
}
