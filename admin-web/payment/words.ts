import { registrationPayment } from '../../domain/use-case/payment/record-payment.ts';

/** Every sentence about payments. */
export const words = {
  notSpecified: 'Not specified',
  confirmed: 'Confirmed',
  states: { pending: 'Pending', paid: 'Paid', failed: 'Failed' },
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
    failed: 'Failed to update payment status',
  },
} as const;
