import { setTimeout as wait } from 'node:timers/promises';
import { CachedReading } from './cached-reading.ts';

/** Creates a cached reading that counts its reads; it receives all changes, and time stands still, until told otherwise. */
function counted() {
  const ears = {
    isHearing: true,
    canHear: true,
    isHeard: () => ears.isHearing,
    hear: async () => {
      ears.isHearing = ears.canHear;
      return ears.canHear;
    },
  };
  const time = { now: 0 };
  let count = 0;
  const read = async () => {
    count += 1;
    return count;
  };
  const reading = new CachedReading(read, ears, { now: () => time.now, end: () => 100 });
  return { reading, ears, time, count: () => count };
}

/** Creates a reading whose results are resolved by the test. */
function held() {
  const answers: ((value: string) => void)[] = [];
  const ears = { isHeard: () => true, hear: async () => true };
  const reading = new CachedReading(() => new Promise<string>((resolve) => answers.push(resolve)), ears);
  return { reading, answers };
}

test('all who ask share one reading, for as long as nothing changes', async () => {
  const { reading, count } = counted();
  expect(await Promise.all([reading.get(), reading.get()])).toEqual([1, 1]);
  expect([await reading.get(), reading.fresh, count()]).toEqual([1, 1, 1]);
});

test('nobody gets what was read before a change', async () => {
  const { reading } = counted();
  await reading.get();
  reading.outdate();
  expect(reading.fresh).toBeUndefined();
  expect(await reading.get()).toBe(2);
});

test('what ends with an instant is read again at it', async () => {
  const { reading, time } = counted();
  await reading.get();
  time.now = 99;
  expect(reading.fresh).toBe(1);
  time.now = 100;
  expect(reading.fresh).toBeUndefined();
  expect(await reading.get()).toBe(2);
});

test('who has heard nothing for a second asks whether anything has changed, and reads nothing when nothing has', async () => {
  const { reading, ears, count } = counted();
  await reading.get();
  await wait(1010);
  ears.isHearing = false;
  expect(reading.fresh).toBeUndefined();
  expect([await reading.get(), count()]).toEqual([1, 1]);
});

test('where nothing can be heard nobody gets what is older than a second', async () => {
  const { reading, ears } = counted();
  await reading.get();
  Object.assign(ears, { isHearing: false, canHear: false });
  expect(await reading.get()).toBe(1);
  await wait(1010);
  expect(reading.fresh).toBeUndefined();
  expect(await reading.get()).toBe(2);
});

test('a reading that a change has overtaken is for those alone who asked before, and one reads at a time', async () => {
  const { reading, answers } = held();
  const before = reading.get();
  reading.outdate();
  const after = [reading.get(), reading.get()];
  expect(answers).toHaveLength(1);
  answers[0]?.('old');
  expect(await before).toBe('old');
  await wait(0);
  expect([reading.fresh, answers.length]).toEqual([undefined, 2]);
  answers[1]?.('new');
  expect([...(await Promise.all(after)), await reading.get(), reading.fresh]).toEqual(['new', 'new', 'new', 'new']);
});

test('after a reading that failed the next one tries again', async () => {
  let fails = true;
  const read = async () => {
    if (fails) throw new Error('away');
    return 'here';
  };
  const reading = new CachedReading(read, { isHeard: () => true, hear: async () => true });
  await expect(reading.get()).rejects.toThrow('away');
  fails = false;
  expect(await reading.get()).toBe('here');
});

test('what is so now may follow from what is kept, without a reading', async () => {
  const { reading, count } = counted();
  await reading.get();
  reading.revise((kept) => kept + 10);
  expect([await reading.get(), count()]).toEqual([11, 1]);
});

test('where it does not follow, or nothing is kept, it is read again', async () => {
  const { reading, count } = counted();
  reading.revise((kept) => kept + 10);
  expect(await reading.get()).toBe(1);
  reading.revise(() => undefined);
  expect([await reading.get(), count()]).toEqual([2, 2]);
});

test('a reading that runs meanwhile may have seen the change or not: nobody who asks afterwards gets it', async () => {
  const { reading, answers } = held();
  void reading.get();
  reading.revise((kept) => `${kept}, revised`);
  const after = reading.get();
  answers[0]?.('old');
  await wait(0);
  answers[1]?.('new');
  expect(await after).toBe('new');
});
