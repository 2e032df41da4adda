import fc from 'fast-check';
import { sitesPrices } from '../tournament/prices.ts';
import { isPaid, paymentDue } from './payment.ts';
import { hasOwnPrices, isFree, paymentAtPlace, repriced, siblingPrice, withoutSiblings } from './price.ts';
import { priceOn } from './price-on.ts';

const early = { earlyPriceCents: 3500, earlyUntil: '2027-01-10' };

test.each([
  ['nothing of its own', {}, '2027-01-01', 4000, 'regular'],
  ['a price of its own', { priceCents: 4500 }, '2027-01-01', 4500, 'regular'],
  ['an early price before its last day', early, '2027-01-01', 3500, 'early'],
  ['an early price on its last day', early, '2027-01-10', 3500, 'early'],
  ['an early price on the day after', early, '2027-01-11', 4000, 'regular'],
  ['an early price that is no lower', { ...early, priceCents: 3500 }, '2027-01-01', 3500, 'regular'],
  ['an early price above what the site asks', { ...early, earlyPriceCents: 4500 }, '2027-01-01', 4000, 'regular'],
  ['no price at all', { priceCents: 0 }, '2027-01-01', 0, 'regular'],
  ['free at first', { ...early, earlyPriceCents: 0 }, '2027-01-01', 0, 'early'],
] as const)('a tournament with %s', (_, prices, day, cents, reason) => {
  expect(priceOn({ ...sitesPrices, ...prices }, 4000, day)).toEqual({ cents, reason });
});

test.each([
  ['no sibling price', null, { cents: 4000, reason: 'regular' }, 4000, 'regular'],
  ['a lower sibling price', 3000, { cents: 4000, reason: 'regular' }, 3000, 'sibling'],
  ['a sibling price below the early one', 3000, { cents: 3500, reason: 'early' }, 3000, 'sibling'],
  ['a sibling price above the early one', 3800, { cents: 3500, reason: 'early' }, 3500, 'early'],
  ['the same for siblings', 4000, { cents: 4000, reason: 'regular' }, 4000, 'regular'],
  ['siblings for nothing', 0, { cents: 4000, reason: 'regular' }, 0, 'sibling'],
] as const)('a brother or sister, where there is %s', (_, siblingPriceCents, alone, cents, reason) => {
  const price = siblingPrice(alone, { siblingPriceCents });
  expect(price).toEqual(reason === 'sibling' ? { cents, reason, alone } : alone);
  expect(price).toMatchObject({ cents, reason });
});

test('nobody pays more for coming early or with a sibling, and the reason names the price that was taken', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const day = fc.constantFrom('2027-01-09', '2027-01-10', '2027-01-11');
  const prices = fc.record({
    priceCents: fc.option(cents),
    earlyPriceCents: fc.option(cents),
    earlyUntil: fc.constant('2027-01-10'),
    siblingPriceCents: fc.option(cents),
  });
  fc.assert(
    fc.property(prices, cents, day, (of, site, on) => {
      const regular = of.priceCents ?? site;
      const alone = priceOn(of, site, on);
      const sibling = siblingPrice(alone, of);
      expect(alone.cents).toBeLessThanOrEqual(regular);
      expect(sibling.cents).toBeLessThanOrEqual(alone.cents);
      const named = { regular, early: of.earlyPriceCents, sibling: of.siblingPriceCents };
      expect(sibling.cents).toBe(named[sibling.reason]);
    }),
  );
});

test('what costs nothing is paid at once, by card too, and owes nothing while it waits', () => {
  expect(paymentDue('credit_card', 0, false)).toEqual({
    state: 'paid',
    method: 'credit_card',
    amountCents: 0,
    receivedCents: 0,
  });
  expect(paymentDue('venmo', 0, true).state).toBe('pending');
});

const price = { cents: 3500, reason: 'early' } as const;

test('who waits owes nothing, and with the place the price of the day on which they came', () => {
  const waiting = paymentDue('credit_card', price.cents, true);
  expect(waiting.amountCents).toBe(0);
  expect(paymentAtPlace(waiting, price, false).amountCents).toBe(3675);
  expect(paymentAtPlace(waiting, price, true)).toBe(waiting);
  const placed = paymentDue('venmo', price.cents, false);
  expect(paymentAtPlace(placed, price, true).amountCents).toBe(0);
  expect(paymentAtPlace(placed, price, false)).toBe(placed);
});

test('what is paid or begun keeps its price wherever it moves; what is open is asked the other one', () => {
  const open = { payment: paymentDue('venmo', 3500, false), price };
  const there = { cents: 5000, reason: 'regular' } as const;
  expect(repriced(open, there, false)).toEqual({ payment: { ...open.payment, amountCents: 5000 }, price: there });
  expect(repriced(open, there, true).payment.amountCents).toBe(0);
  for (const held of [{ receivedCents: 1000 }, { state: 'paid', receivedCents: 3500 } as const]) {
    const begun = { ...open, payment: { ...open.payment, ...held } };
    expect(repriced(begun, there, false)).toEqual(begun);
  }
});

test('whoever comes from where nothing is asked owes the price there, and the other way round', () => {
  const free = { payment: paymentDue('venmo', 0, false), price: { cents: 0, reason: 'regular' } as const };
  expect(isFree(free)).toBe(true);
  const moved = repriced(free, price, false);
  expect([moved.payment.state, moved.payment.amountCents, isFree(moved)]).toEqual(['pending', 3500, false]);
  const back = repriced(moved, free.price, false);
  expect([isPaid(back.payment), isFree(back)]).toEqual([true, true]);
});

test('what was sent back in full is not free', () => {
  const refunded = { state: 'paid', method: 'venmo', amountCents: 0, receivedCents: 0 } as const;
  expect(isFree({ payment: refunded, price })).toBe(false);
  expect(repriced({ payment: refunded, price }, { cents: 5000, reason: 'regular' }, false).payment).toBe(refunded);
});

test('a failed payment stays failed where the price is the same', () => {
  const failed = { ...paymentDue('venmo', 3500, false), state: 'failed' } as const;
  expect(repriced({ payment: failed, price }, price, false).payment).toBe(failed);
});

test.each([
  [{}, false],
  [{ priceCents: 0 }, true],
  [{ siblingPriceCents: 3000 }, true],
  [early, true],
])('%j is other than what the site asks: %p', (prices, isOwn) => {
  expect(hasOwnPrices({ ...sitesPrices, ...prices })).toBe(isOwn);
});

test('a stranger is told the price without siblings, as it would be owed, until money was received', () => {
  const alone = { cents: 4000, reason: 'regular' } as const;
  const told = (siblingPriceCents: number, isWaiting = false) => {
    const price = siblingPrice(alone, { siblingPriceCents });
    return withoutSiblings({ price, payment: paymentDue('credit_card', price.cents, isWaiting) });
  };
  const owed = { price: alone, payment: paymentDue('credit_card', 4000, false) };
  expect([told(3000), told(0)]).toEqual([owed, owed]);
  const waiting = { price: alone, payment: paymentDue('credit_card', 4000, true) };
  expect([told(3000, true), told(0, true)]).toEqual([waiting, waiting]);
  const price = siblingPrice(alone, { siblingPriceCents: 3000 });
  const begun = { price, payment: { ...paymentDue('venmo', 3000, false), receivedCents: 500 } };
  expect(withoutSiblings(begun)).toBe(begun);
});
