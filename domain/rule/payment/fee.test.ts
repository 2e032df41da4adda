import fc from 'fast-check';
import { amountDue, dollars, feeInCents } from './fee.ts';
import { paidBy, paymentDue } from './payment.ts';
import { paymentMethods } from './payment-method.ts';

test('the fee is forty dollars, by credit card forty-two', () => {
  expect(paymentMethods.map((method) => [method, amountDue(method)])).toEqual([
    ['venmo', 4000],
    ['zelle', 4000],
    ['cash', 4000],
    ['check', 4000],
    ['credit_card', 4200],
    ['paypal', 4000],
    ['at_event', 4000],
    ['other', 4000],
  ]);
  expect(amountDue(null)).toBe(feeInCents);
});

test.each([
  [4510, 4736],
  [4500, 4725],
  [9, 9],
  [10, 11],
  [0, 0],
])('%i cents are %i by credit card: half a cent counts as one', (fee, due) => {
  expect(amountDue('credit_card', fee)).toBe(due);
});

test('the surcharge is five percent in whole cents, never off by more than half of one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (fee) => {
      const due = amountDue('credit_card', fee);
      expect(Number.isInteger(due)).toBe(true);
      expect(Math.abs(due - fee * 1.05)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test.each([
  [4000, '$40'],
  [4250, '$42.50'],
  [4205, '$42.05'],
  [0, '$0'],
])('%i cents are written %s', (cents, written) => {
  expect(dollars(cents)).toBe(written);
});

test('who waits for a place owes nothing yet', () => {
  expect(paymentDue('venmo', 4000, true)).toEqual({
    state: 'pending',
    method: 'venmo',
    amountCents: 0,
    receivedCents: 0,
  });
  expect(paidBy(paymentDue('venmo', 4000, true), 'credit_card', 4000).amountCents).toBe(0);
});

test('another method changes what is owed', () => {
  const due = paymentDue('venmo', 4000, false);
  expect(paidBy(due, 'credit_card', 4000)).toEqual({
    state: 'pending',
    method: 'credit_card',
    amountCents: 4200,
    receivedCents: 0,
  });
});

test('what is paid stays as it was paid', () => {
  const paid = { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 } as const;
  expect(paidBy(paid, 'credit_card', 4500)).toEqual(paid);
});
