import { paidFor } from './loss.ts';

const aFee = (state: 'paid' | 'pending' | 'failed', amountCents: number, receivedCents = 0) => ({
  payment: { state, method: null, amountCents, receivedCents },
});

test('what is lost is what was received, a part of it too, and not what is owed or failed', () => {
  const fees = [aFee('paid', 4000, 4000), aFee('pending', 4000), aFee('failed', 4200), aFee('paid', 4200, 4200)];
  expect(paidFor(fees)).toBe(8200);
  expect(paidFor([aFee('pending', 4000, 1500), ...fees])).toBe(9700);
  expect(paidFor([aFee('pending', 4000)])).toBe(0);
  expect(paidFor([])).toBe(0);
});
