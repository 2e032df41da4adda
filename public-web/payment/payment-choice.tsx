import { offeredOptions, registrationPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { useBoard } from '../site/board.ts';
import { words } from './words.ts';

/** Choice of the payment method. */
export function PaymentChoice() {
  const { site } = useBoard();
  const offered = offeredOptions(registrationPaymentOptions, site?.venmoHandle);
  const choices = offered.map(({ value, label }) => ({ value, label, text: words.methodTexts[value] }));
  return <ChoiceCards name="paymentMethod" choices={choices} />;
}
