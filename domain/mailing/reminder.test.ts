import { dueReminder } from './reminder.ts';

// A tournament on Saturday, December 12, 2026: nine in the morning of New Jersey is 14:00 UTC.
test.each([
  ['2026-12-05T13:59:59Z', undefined],
  ['2026-12-05T14:00:00Z', 7],
  ['2026-12-07T04:59:59Z', 7],
  ['2026-12-07T05:00:00Z', undefined],
  ['2026-12-10T13:59:59Z', undefined],
  ['2026-12-10T14:00:00Z', 2],
  ['2026-12-12T04:59:59Z', 2],
  ['2026-12-12T05:00:00Z', undefined],
  ['2026-12-13T15:00:00Z', undefined],
])('at %s the reminder of %p days before is due', (now, days) => {
  expect(dueReminder('2026-12-12', new Date(now))?.daysBefore).toBe(days);
});

test('who registered within the day before the reminder is not reminded', () => {
  const due = dueReminder('2026-12-12', new Date('2026-12-06T03:00:00Z'));
  expect(due).toEqual({ daysBefore: 7, registeredBefore: new Date('2026-12-04T14:00:00Z') });
});

test('it is nine in the morning there also across the change of the clocks', () => {
  expect(dueReminder('2026-11-07', new Date('2026-10-31T13:00:00Z'))?.daysBefore).toBe(7);
  expect(dueReminder('2026-11-07', new Date('2026-10-31T12:59:59Z'))).toBeUndefined();
});

test('without a day nothing is due', () => {
  expect(dueReminder(null, new Date('2026-12-05T15:00:00Z'))).toBeUndefined();
});
