import { setTimeout as wait } from 'node:timers/promises';
import { SharedReading } from './shared-reading.ts';

/** Counts its readings; each is answered when it is told to. */
function counted() {
  let count = 0;
  const reading = new SharedReading(async () => {
    count += 1;
    return count;
  });
  return { reading, count: () => count };
}

test('all who ask within a second share one reading', async () => {
  const { reading, count } = counted();
  expect(await Promise.all([reading.get(), reading.get()])).toEqual([1, 1]);
  expect([await reading.get(), reading.fresh, count()]).toEqual([1, 1, 1]);
});

test('nobody gets what was read before a change', async () => {
  const { reading } = counted();
  await reading.get();
  reading.expire();
  expect(reading.fresh).toBeUndefined();
  expect(await reading.get()).toBe(2);
});

test('nobody gets what is older than a second', async () => {
  const { reading } = counted();
  await reading.get();
  await wait(1010);
  expect(reading.fresh).toBeUndefined();
  expect(await reading.get()).toBe(2);
});

test('a reading that a change has overtaken is for those alone who asked before', async () => {
  const answers: ((value: string) => void)[] = [];
  const reading = new SharedReading(() => new Promise<string>((resolve) => answers.push(resolve)));
  const before = reading.get();
  reading.expire();
  const after = reading.get();
  answers[1]?.('new');
  answers[0]?.('old');
  expect([await before, await after, await reading.get(), reading.fresh]).toEqual(['old', 'new', 'new', 'new']);
});

test('after a reading that failed the next one tries again', async () => {
  let fails = true;
  const reading = new SharedReading(async () => {
    if (fails) throw new Error('away');
    return 'here';
  });
  await expect(reading.get()).rejects.toThrow('away');
  fails = false;
  expect(await reading.get()).toBe('here');
});
