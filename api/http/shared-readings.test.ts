import { SharedReadings } from './shared-readings.ts';

function counted(most: number) {
  const asked: string[] = [];
  const readings = new SharedReadings(most, async (key: string) => {
    asked.push(key);
    return `${key} ${asked.length}`;
  });
  return { readings, asked };
}

test('each key is read once for all who ask', async () => {
  const { readings, asked } = counted(2);
  await Promise.all(['a', 'a', 'b', 'a'].map((key) => readings.of(key).get()));
  expect(asked).toEqual(['a', 'b']);
  readings.expire();
  expect(await readings.of('a').get()).toBe('a 3');
});

test('no more than so many are kept, the oldest goes first', async () => {
  const { readings, asked } = counted(2);
  for (const key of ['a', 'b', 'c', 'b', 'a']) await readings.of(key).get();
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
