import { paymentReference } from '../payment/payment-reference.ts';
import { debtOf } from './debt.ts';

const owed = (isPaidAtEvent: boolean, amountCents = 4000) => ({
  kind: 'debt',
  amountCents,
  reference: paymentReference(7),
  isPaidAtEvent,
});

test.each([
  ['pending', 'venmo', 4000, owed(false)],
  ['pending', 'at_event', 4000, owed(true)],
  ['pending', 'credit_card', 4200, owed(false, 4200)],
  ['failed', 'venmo', 4000, owed(false)],
  ['pending', 'venmo', 0, null],
  ['paid', 'venmo', 4000, null],
] as const)('%s by %s of %i cents', (state, method, amountCents, debt) => {
  expect(
    debtOf({ id: 7, payment: { state, method, amountCents, receivedCents: state === 'paid' ? amountCents : 0 } }),
  ).toEqual(debt);
});
