import fc from 'fast-check';
import { paymentStates } from '../payment/payment.ts';
import { paymentMethods } from '../payment/payment-method.ts';
import { byWay, receivedBy } from './ledger-entry.ts';
import { type Account, enterPayment, enterRefund, type PaymentUpdate, statePayment, undoStatement } from './settle.ts';

const cash = { method: 'cash', methodText: null } as const;
const venmo = { method: 'venmo', methodText: null } as const;
const card = { method: 'credit_card', methodText: null } as const;
const owing = { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 } as const;

const start = (payment: Partial<Account['payment']> = {}): Account => ({
  payment: { ...owing, ...payment },
  entries: [],
  priceCents: 4000,
});
const then = ({ priceCents, entries }: Account, { payment, movements }: PaymentUpdate): Account => ({
  priceCents,
  payment,
  entries: [...entries, ...movements],
});
const lines = ({ movements }: PaymentUpdate) =>
  movements.map(({ amountCents, method, cause }) => `${amountCents} ${method} ${cause}`);
const so = ({ payment: { state, amountCents, receivedCents } }: PaymentUpdate | Account) =>
  `${state} ${receivedCents}/${amountCents}`;

test.each([
  ['pending', 'paid', null, ['4000 venmo confirmed'], 'paid 4000/4000'],
  ['failed', 'paid', cash, ['4000 cash confirmed'], 'paid 4000/4000'],
  ['pending', 'paid', card, ['4200 credit_card confirmed'], 'paid 4200/4200'],
  ['pending', 'failed', null, [], 'failed 0/4000'],
  ['failed', 'pending', null, [], 'pending 0/4000'],
  ['pending', 'pending', card, [], 'pending 0/4200'],
] as const)('what is %s and said to be %s by %j enters %j', (before, said, way, entered, after) => {
  const paymentUpdate = statePayment(start({ state: before }), said, way);
  expect([lines(paymentUpdate), so(paymentUpdate)]).toEqual([entered, after]);
});

test('a payment that is confirmed twice is entered once', () => {
  const once = then(start(), statePayment(start(), 'paid', venmo));
  expect(statePayment(once, 'paid', venmo).movements).toEqual([]);
  expect(statePayment(once, 'paid', null)).toEqual({ payment: once.payment, movements: [] });
});

test('said to have come by another way, two entries say so, and nothing more is received', () => {
  const once = then(start(), statePayment(start(), 'paid', venmo));
  const other = statePayment(once, 'paid', cash);
  expect(lines(other)).toEqual(['-4000 venmo corrected', '4000 cash corrected']);
  expect(so(other)).toBe('paid 4000/4000');
  expect(byWay(then(once, other).entries)).toEqual([{ ...cash, amountCents: 4000 }]);
});

test('what came in two ways stays as it came when it is confirmed again', () => {
  const half = then(start(), enterPayment(start(), 1500, cash));
  const whole = then(half, statePayment(half, 'paid', venmo));
  expect(whole.entries.map(({ amountCents, method }) => [amountCents, method])).toEqual([
    [1500, 'cash'],
    [2500, 'venmo'],
  ]);
  expect(statePayment(whole, 'paid', cash).movements).toEqual([]);
});

test.each(['pending', 'failed'] as const)(
  'a payment taken back as %s is answered by way, and may be confirmed anew',
  (said) => {
    const half = then(start(), enterPayment(start(), 1500, cash));
    const whole = then(half, statePayment(half, 'paid', venmo));
    const back = statePayment(whole, said, null);
    expect(lines(back)).toEqual(['-1500 cash taken-back', '-2500 venmo taken-back']);
    expect(so(back)).toBe(`${said} 0/4000`);
    expect(so(statePayment(then(whole, back), 'paid', cash))).toBe('paid 4000/4000');
  },
);

test('the first money that comes fixes what is asked by its way; later money does not change it', () => {
  const cashFirst = then(start({ method: 'credit_card', amountCents: 4200 }), enterPayment(start(), 1000, cash));
  expect(so(cashFirst)).toBe('pending 1000/4000');
  expect(so(enterPayment(cashFirst, 3000, card))).toBe('paid 4000/4000');
});

test.each(['pending', 'failed'] as const)(
  'a slip is taken back: %s it was, with the part that had come by its way',
  (before) => {
    const cents = before === 'failed' ? 0 : 1500;
    const first = start({ state: before });
    const half = cents === 0 ? first : then(first, enterPayment(first, cents, cash));
    const slip = statePayment(half, 'paid', null);
    const back = undoStatement(then(half, slip), before, slip.movements);
    expect(so(back)).toBe(`${before} ${cents}/4000`);
    expect(byWay(then(then(half, slip), back).entries)).toEqual(cents === 0 ? [] : [{ ...cash, amountCents: 1500 }]);
  },
);

test('a paid registration that was called open by a slip is paid again, in the ways in which it was paid', () => {
  const half = then(start(), enterPayment(start(), 1500, cash));
  const whole = then(half, statePayment(half, 'paid', venmo));
  const less = then(whole, enterRefund(whole, 500, cash, false));
  const slip = statePayment(less, 'failed', null);
  const back = undoStatement(then(less, slip), 'paid', slip.movements);
  expect(lines(back)).toEqual(['1000 cash confirmed', '2500 venmo confirmed']);
  expect(so(back)).toBe('paid 3500/3500');
});

test('what waited for a place and pays all the same owes the fee from then on', () => {
  expect(so(enterPayment(start({ amountCents: 0 }), 1500, cash))).toBe('pending 1500/4000');
  expect(so(statePayment(start({ amountCents: 0 }), 'paid', cash))).toBe('paid 4000/4000');
  expect(so(statePayment(start({ amountCents: 0 }), 'failed', null))).toBe('failed 0/0');
});

test('where nothing is asked, paid is what an organizer says', () => {
  const free = { ...start({ amountCents: 0 }), priceCents: 0 };
  expect(statePayment(free, 'paid', cash)).toMatchObject({ payment: { state: 'paid', amountCents: 0 }, movements: [] });
});

test('a refund is owed again, or no longer, as is said; no more goes back than came', () => {
  const paid = then(start(), statePayment(start(), 'paid', venmo));
  expect(so(enterRefund(paid, 1000, cash, true))).toBe('pending 3000/4000');
  expect(so(enterRefund(paid, 1000, cash, false))).toBe('paid 3000/3000');
  expect(so(enterRefund(paid, 4000, cash, false))).toBe('paid 0/0');
  expect(lines(enterRefund(paid, 1000, cash, true))).toEqual(['-1000 cash refund']);
  expect(() => enterRefund(paid, 4001, cash, true)).toThrow('Only $40 have been received: no more can be sent back');
  expect(() => enterRefund(start(), 1, cash, true)).toThrow('Nothing has been received: no more can be sent back');
});

test('part of what is paid sent back for a failed payment leaves it failed', () => {
  const half = then(start({ state: 'failed' }), enterPayment(start({ state: 'failed' }), 1500, cash));
  expect(so(half)).toBe('pending 1500/4000');
  expect(so(statePayment(half, 'failed', null))).toBe('failed 1500/4000');
});

const way = fc.constantFrom(...paymentMethods).map((method) => ({ method, methodText: null }));
const amount = fc.integer({ min: 1, max: 6000 });
const step = fc.oneof(
  fc
    .record({ said: fc.constantFrom(...paymentStates), way: fc.option(way) })
    .map((one) => (account: Account) => statePayment(account, one.said, one.way)),
  fc.record({ amount, way }).map((one) => (account: Account) => enterPayment(account, one.amount, one.way)),
  fc.record({ amount, way, again: fc.boolean() }).map((one) => (account: Account) => {
    if (one.amount > account.payment.receivedCents) return { payment: account.payment, movements: [] };
    return enterRefund(account, one.amount, one.way, one.again);
  }),
);

test('whatever is said and entered, what was received is the sum of the entries, never below nothing, and paid is what owes nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let account = start();
      for (const next of steps) {
        account = then(account, next(account));
        const { state, amountCents, receivedCents } = account.payment;
        expect(receivedCents).toBe(receivedBy(account.entries));
        expect(receivedCents).toBeGreaterThanOrEqual(0);
        if (amountCents > 0) expect(state === 'paid').toBe(receivedCents >= amountCents);
      }
    }),
  );
});
