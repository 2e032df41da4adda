import fc from 'fast-check';
import { paymentReference, referenceIn } from './payment-reference.ts';

const short = 31 ** 4;

test('a reference is 3V3 and four characters nobody mistakes for another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: short - 1 }), (registration) => {
      expect(paymentReference(registration)).toMatch(/^3V3-[A-HJ-NP-Z2-9]{4}$/);
    }),
  );
});

test('no two registrations share a reference, however far apart they are', () => {
  const registration = fc.integer({ min: 1, max: 2 * short });
  const apart = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 31, 31 ** 2, 31 ** 3, short))
    .map(([times, step]) => times * step);
  fc.assert(
    fc.property(registration, fc.oneof(registration, apart), (one, distance) => {
      expect(paymentReference(one + distance)).not.toBe(paymentReference(one));
    }),
  );
});

test.each([1, short - 1000, 3 * short - 1000])(
  'two thousand registrations in a row from %i have two thousand',
  (first) => {
    const references = Array.from({ length: 2000 }, (_, place) => paymentReference(first + place));
    expect(new Set(references).size).toBe(2000);
  },
);

test('neighbours do not look alike: a typing error is noticed', () => {
  const [one = '', next = ''] = [paymentReference(41), paymentReference(42)];
  const differing = [...one].filter((letter, place) => letter !== next[place]);
  expect(differing.length).toBeGreaterThan(1);
});

test('after nearly a million registrations the reference grows by a letter', () => {
  expect(paymentReference(short)).toMatch(/^3V3-[A-HJ-NP-Z2-9]{5}$/);
});

test('every reference leads back to its registration, however it is typed', () => {
  const typed = (reference: string) => [
    reference,
    reference.toLowerCase(),
    reference.replace('-', ' '),
    reference.replace('-', ''),
    reference.replace('-', '\u2013'),
    `3 v 3 - ${reference.slice(4)}`,
    `#${reference}.`,
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * short }), (registration) => {
      for (const text of typed(paymentReference(registration))) {
        expect(referenceIn(text)?.registrationId).toBe(registration);
      }
    }),
  );
});

test('the words beside a reference stay', () => {
  const reference = paymentReference(41);
  expect(referenceIn(`Venmo ${reference} Mia Santos`)).toEqual({ registrationId: 41, rest: 'Venmo Mia Santos' });
});

test('the four letters alone are read where a digit is among them', () => {
  const withDigit = Array.from({ length: 99 }, (_, place) => place + 1).filter((one) =>
    /(?=.*\d)(?=.*[A-Z])/.test(paymentReference(one).slice(4)),
  );
  expect(withDigit.length).toBeGreaterThan(50);
  for (const one of withDigit)
    expect(referenceIn(paymentReference(one).slice(4).toLowerCase())?.registrationId).toBe(one);
});

test.each([
  ['a name', 'mary'],
  ['a division', 'U10'],
  ['a number', '2015'],
  ['letters nobody draws', '3V3-IO10'],
  ['a cup', '3V3 July Cup 2025'],
  ['the number that no registration has', '3V3-AAAA'],
  ['a letter in front that says nothing', `3V3-A${paymentReference(41).slice(4)}`],
  ['more than the reference', `x${paymentReference(41)}`],
])('%s is no reference', (_, text) => {
  expect(referenceIn(text)).toBeUndefined();
});
