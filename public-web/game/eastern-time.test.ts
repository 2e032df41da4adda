import { easternClock, easternDayAndClock } from './eastern-time.ts';

const plain = (text: string) => text.replace(/\s/gu, ' ');

test.each([
  ['2026-07-12T22:15:00.000Z', '6:15 PM ET', 'Sun, Jul 12, 6:15 PM ET'],
  ['2026-11-07T23:15:00.000Z', '6:15 PM ET', 'Sat, Nov 7, 6:15 PM ET'],
  ['2026-11-08T02:45:00.000Z', '9:45 PM ET', 'Sat, Nov 7, 9:45 PM ET'],
  ['2026-11-01T05:30:00.000Z', '1:30 AM ET', 'Sun, Nov 1, 1:30 AM ET'],
  ['2026-11-01T06:30:00.000Z', '1:30 AM ET', 'Sun, Nov 1, 1:30 AM ET'],
])('%s is %s in New Jersey, summer and winter', (instant, time, dayAndTime) => {
  expect(plain(easternClock(instant))).toBe(time);
  expect(plain(easternDayAndClock(instant))).toBe(dayAndTime);
});
