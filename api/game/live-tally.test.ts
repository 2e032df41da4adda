import { LiveTally } from './live-tally.ts';

test('what was answered live is told once, and a quiet minute is not', () => {
  const told: unknown[] = [];
  const log = { info: (...said: unknown[]) => void told.push(said) };
  const viewers = { count: 0 };
  const tally = new LiveTally(viewers, log);
  tally.logCounts();
  tally.count(200);
  tally.count(304);
  tally.count(304);
  tally.logCounts();
  viewers.count = 5;
  tally.logCounts();
  expect(told).toEqual([
    [{ answered: 1, unchanged: 2, following: 0 }, 'live'],
    [{ answered: 0, unchanged: 0, following: 5 }, 'live'],
  ]);
});
