import { jest } from '@jest/globals';
import { askingSoon } from './asking-soon.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('news of the same second are asked for once, and not at once', () => {
  let asked = 0;
  const soon = askingSoon(() => {
    asked += 1;
  });
  for (let news = 0; news < 5; news += 1) soon();
  expect(asked).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(asked).toBe(1);
  soon();
  jest.advanceTimersByTime(1000);
  expect(asked).toBe(2);
});

test('phones that hear the same do not ask at the same moment', () => {
  const moments: number[] = [];
  const begin = Date.now();
  for (let phone = 0; phone < 1000; phone += 1) askingSoon(() => moments.push(Date.now() - begin))();
  jest.advanceTimersByTime(1000);
  const inTenths = Array.from({ length: 10 }, (_, tenth) => moments.filter((ms) => Math.floor(ms / 100) === tenth));
  for (const { length } of inTenths) expect(length).toBeLessThan(200);
});
