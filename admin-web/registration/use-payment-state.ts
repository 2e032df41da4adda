import { paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { type PaymentState, paymentStates } from '../../domain/payment/payment.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import type { BulkAnswer } from '../kit/bulk-edit.tsx';
import { useProvider } from '../transport/use-provider.ts';

const options = paymentStates.map((value) => ({ value, label: paymentStateLabels[value] }));

/** Returns the payment status as an answer for several registrations, with the same undo as for one. */
export function usePaymentState(): BulkAnswer {
  const { recordPayment } = useProvider();
  return {
    source: 'paymentStatus',
    label: registrationPayment.fields.paymentStatus.label,
    options,
    save: ({ id, version }, paymentStatus, isUndo) =>
      recordPayment(Number(id), { paymentStatus: paymentStatus as PaymentState, version, ...(isUndo && { isUndo }) }),
  };
}
