import { SystemClock } from '../../api/time/system-clock.ts';
import { FixedClock } from '../in-memory/fixed-clock.ts';

describe.each([
  ['the machine', new SystemClock()],
  ['a test', new FixedClock(new Date('2026-11-20T15:00:00Z'))],
])('the clock of %s', (_, clock) => {
  test('tells a time, and never an earlier one afterwards', () => {
    const [first, second] = [clock.now(), clock.now()];
    expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
  });

  test('is not turned by whoever has asked it', () => {
    const told = clock.now();
    told.setFullYear(1999);
    expect(clock.now().getFullYear()).toBeGreaterThanOrEqual(2026);
  });
});
