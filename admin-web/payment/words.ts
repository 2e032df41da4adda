import { paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';

/** Every sentence about payments. */
export const words = {
  notSpecified: 'Not specified',
  confirmed: 'Confirmed',
  states: paymentStateLabels,
  confirm: {
    title: 'Confirm Payment',
    method: 'Payment method',
    submit: 'Confirm Payment',
    done: 'Payment confirmed',
    failed: 'Failed to confirm payment',
  },
  status: {
    label: registrationPayment.fields.paymentStatus.label,
    done: 'Payment status updated',
    undone: 'Payment status as before',
    failed: 'Failed to update payment status',
  },
} as const;
