import { endOfNight, isOpen } from './keeper-link.ts';

test.each([
  ['2026-11-07', '2026-11-08T09:00:00.000Z'],
  // The clocks go back on the first of November, and forward on the eighth of March.
  ['2026-11-01', '2026-11-02T09:00:00.000Z'],
  ['2026-10-31', '2026-11-01T08:00:00.000Z'],
  ['2026-03-08', '2026-03-09T08:00:00.000Z'],
  ['2026-12-31', '2027-01-01T09:00:00.000Z'],
])('%s goes on for four hours after midnight in New Jersey: %s', (day, end) => {
  expect(endOfNight(day).toISOString()).toBe(end);
});

test.each([
  ['before its end', null, '2026-11-08T08:59:59Z', true],
  ['at its end', null, '2026-11-08T09:00:00Z', false],
  ['once it was taken back', new Date('2026-11-07T15:00:00Z'), '2026-11-07T16:00:00Z', false],
] as const)('a link %s', (_, revokedAt, now, isStillOpen) => {
  expect(isOpen({ endsAt: endOfNight('2026-11-07'), revokedAt }, new Date(now))).toBe(isStillOpen);
});
