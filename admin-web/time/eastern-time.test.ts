import { easternDay } from './eastern-time.ts';

test('the heading of a day names its year, by the clock of New Jersey', () => {
  expect(easternDay('2025-07-28T01:00:00.000Z')).toBe('Sunday, July 27, 2025');
});
