import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { paymentConfirmation } from './payment-confirmation.ts';

test.each([
  [{}, { paymentMethod: 'Payment method is required' }],
  [{ paymentMethod: 'Cash' }, {}],
  [{ paymentMethod: 'other' }, { customMethod: 'Payment method is required' }],
  [{ paymentMethod: 'other', customMethod: 'Apple Pay' }, {}],
])('confirming a payment with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(paymentConfirmation, answers, { year: 2026 })).toEqual(complaints);
});
