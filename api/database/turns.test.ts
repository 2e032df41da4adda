import { TooManyWaiting, Turns } from './turns.ts';

test('so many are let in at once, the others in the order they came', async () => {
  const turns = new Turns(2);
  const order: string[] = [];
  const [first, second] = [await turns.take(), await turns.take()];
  const third = turns.take().then((back) => {
    order.push('third');
    return back;
  });
  const fourth = turns.take().then(() => order.push('fourth'));
  await Promise.resolve();
  expect(order).toEqual([]);
  second();
  (await third)();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
  first();
});

test('a place that is given back is free again', async () => {
  const turns = new Turns(1);
  for (let time = 0; time < 3; time += 1) (await turns.take())();
  await expect(turns.take()).resolves.toBeInstanceOf(Function);
});

test('a line that stands still is told when to come back, and takes no place', async () => {
  const turns = new Turns(1, 1);
  const back = await turns.take();
  const refusals = await Promise.all([1, 2].map(() => turns.take().catch((reason: unknown) => reason)));
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(TooManyWaiting);
    expect(refusal).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  }
  back();
  await expect(turns.take()).resolves.toBeInstanceOf(Function);
});

test('behind a long line nobody waits: they are told at once', async () => {
  const turns = new Turns(1, 60_000, 1);
  const back = await turns.take();
  const waiting = turns.take();
  await expect(turns.take()).rejects.toThrow('Many people are here at once');
  back();
  (await waiting)();
});
