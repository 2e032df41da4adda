import { TurnsByName } from './turns-by-name.ts';

test('of those who come under one name so many are at work at once, and all have their turn in order', async () => {
  const turns = new TurnsByName(2);
  let [atWork, most] = [0, 0];
  const done: number[] = [];
  const work = async (number: number) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
    done.push(number);
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  await Promise.all(numbers.map((number) => turns.take('venue', () => work(number))));
  expect([most, done]).toEqual([2, numbers]);
});

test('nobody waits for those of another name, and whoever fails lets the next one on', async () => {
  const turns = new TurnsByName(1);
  let fail = (): void => undefined;
  const stuck = turns.take('venue', () => new Promise<void>((_, reject) => (fail = () => reject(new Error('lost')))));
  const next = turns.take('venue', async () => 'next');
  expect(await turns.take('home', async () => 'home')).toBe('home');
  fail();
  await expect(stuck).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
