import { serverClock } from './server-clock.ts';

const noon = Date.parse('2026-11-28T17:00:00Z');

test('the clock of the server goes by its answers, whatever the device says', () => {
  let elapsed = 5000;
  const clock = serverClock(
    () => elapsed,
    () => 1,
  );
  expect(clock.now()).toBe(1);
  clock.hear(null);
  clock.hear('no date');
  expect(clock.now()).toBe(1);
  clock.hear('Sat, 28 Nov 2026 17:00:00 GMT');
  elapsed += 90_000;
  expect(clock.now()).toBe(noon + 90_000);
});

test('an answer that was long on its way does not turn the clock back', () => {
  const clock = serverClock(
    () => 0,
    () => 1,
  );
  clock.hear('Sat, 28 Nov 2026 17:00:09 GMT');
  clock.hear('Sat, 28 Nov 2026 17:00:00 GMT');
  expect(clock.now()).toBe(noon + 9000);
});
