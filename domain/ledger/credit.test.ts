import fc from 'fast-check';
import { Refusal } from '../refusal/refusal.ts';
import { creditBy, refuseOverdrawn } from './credit.ts';
import { type Account, enterPayment, enterRefund, statePayment } from './settle.ts';

const credit = { method: 'credit', methodText: null } as const;
const cash = { method: 'cash', methodText: null } as const;
const owing = { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 } as const;
const account: Account = { payment: owing, entries: [], priceCents: 4000 };

test.each([
  ['nothing', [], 0],
  ['cash', [[4000, 'cash']], 0],
  [
    'money kept',
    [
      [4000, 'cash'],
      [-4000, 'credit'],
    ],
    4000,
  ],
  [
    'a part of it used',
    [
      [-4000, 'credit'],
      [1500, 'credit'],
    ],
    2500,
  ],
  [
    'all of it used',
    [
      [-4000, 'credit'],
      [4000, 'credit'],
    ],
    0,
  ],
  [
    'used, and taken back',
    [
      [-4000, 'credit'],
      [4000, 'credit'],
      [-4000, 'credit'],
    ],
    4000,
  ],
] as const)('%s leaves so much', (_, entries, cents) => {
  const movements = entries.map(([amountCents, method]) => ({ amountCents, method }));
  expect(creditBy(movements)).toBe(cents);
});

test('what is kept of one registration pays another, and the card asks nothing on top of it', () => {
  const paid = enterPayment(account, 4000, cash, 'payment');
  const kept = enterRefund({ ...account, ...paid, entries: paid.movements }, 4000, credit, false);
  expect([creditBy(kept.movements), kept.payment.receivedCents]).toEqual([4000, 0]);
  const later = { ...account, payment: { ...owing, method: 'credit_card', amountCents: 4200 } as const };
  const used = enterPayment(later, 4000, credit, 'payment');
  expect(used.payment).toEqual({ state: 'paid', method: 'credit', amountCents: 4000, receivedCents: 4000 });
});

test('a payment by credit that is taken back is credit again', () => {
  const used = enterPayment(account, 4000, credit, 'payment');
  const back = statePayment({ ...account, payment: used.payment, entries: used.movements }, 'pending', null);
  expect(creditBy([...used.movements, ...back.movements])).toBe(0);
});

test('never more is used than is left, to the cent', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (left, used) => {
      const movements = [{ amountCents: used, method: 'credit' as const }];
      if (used <= left) refuseOverdrawn(movements, left);
      else expect(() => refuseOverdrawn(movements, left)).toThrow(Refusal);
    }),
  );
});
