import { venmoLink } from './venmo-link.ts';

test('a Venmo link carries receiver, amount and reference', () => {
  expect(venmoLink('@golden-goal', 4000, '3V3-ABCD')).toBe(
    'https://venmo.com/golden-goal?txn=pay&amount=40.00&note=3V3-ABCD',
  );
  expect(venmoLink('golden-goal', 4205, '3V3 A&B')).toContain('amount=42.05&note=3V3%20A%26B');
});
