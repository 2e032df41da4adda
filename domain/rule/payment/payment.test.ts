import fc from 'fast-check';
import {
  isMoneyHeld,
  isPaid,
  isStillOpen,
  owedCents,
  paidBy,
  paidSoFar,
  paymentState,
  paymentStates,
} from './payment.ts';

const cents = fc.integer({ min: 0, max: 20_000 });

test.each([
  ['pending', 4000, 0, 'pending'],
  ['pending', 4000, 3999, 'pending'],
  ['pending', 4000, 4000, 'paid'],
  ['pending', 4000, 4200, 'paid'],
  ['failed', 4000, 0, 'failed'],
  ['failed', 4000, 2000, 'failed'],
  ['failed', 4000, 4000, 'paid'],
  ['paid', 4000, 2000, 'pending'],
  ['paid', 0, 0, 'paid'],
  ['pending', 0, 0, 'pending'],
  ['failed', 0, 0, 'failed'],
  ['pending', 0, 500, 'paid'],
] as const)('said to be %s, %i cents asked and %i received: %s', (said, amount, received, state) => {
  expect(paymentState(said, amount, received)).toBe(state);
});

test('who is paid owes nothing, and who owes nothing that was asked is paid, whatever anybody says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), cents, cents, (said, amountCents, receivedCents) => {
      const payment = { state: paymentState(said, amountCents, receivedCents), amountCents, receivedCents };
      expect(isPaid(payment) ? 0 : Math.max(0, amountCents - receivedCents)).toBe(owedCents(payment));
      if (amountCents > 0) expect(isPaid(payment)).toBe(receivedCents >= amountCents);
      expect(paidSoFar(payment) === 'owed').toBe(isStillOpen(payment));
    }),
  );
});

test.each([
  ['pending', 0, 'owed'],
  ['failed', 0, 'owed'],
  ['pending', 1, 'part'],
  ['failed', 1, 'part'],
  ['paid', 4000, 'paid'],
  ['paid', 0, 'paid'],
] as const)('%s with %i cents received is %s', (state, receivedCents, so) => {
  expect(paidSoFar({ state, receivedCents })).toBe(so);
});

test('a wish of the family never touches what has come, and changes what is asked only before anything has', () => {
  const part = { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 1500 } as const;
  expect(paidBy(part, 'credit_card', 4000)).toEqual({ ...part, method: 'credit_card' });
  expect(isMoneyHeld(part)).toBe(true);
  expect(owedCents(part)).toBe(2500);
});
