import fc from 'fast-check';
import { paymentReference } from './payment-reference.ts';

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
    { numRuns: 500 },
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
