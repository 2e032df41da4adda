import { Destinations } from './destinations.ts';

/** Lookup of names that resolve when the test says so, with the lookups in progress. */
class NamesOnDemand extends Destinations {
  readonly open = new Map<string, () => void>();
  most = 0;

  constructor(protected override readonly patienceMs: number) {
    super();
  }

  protected override lookUp(host: string): Promise<readonly string[]> {
    return new Promise((resolve) => {
      this.open.set(host, () => {
        this.open.delete(host);
        resolve(['198.51.100.1']);
      });
      this.most = Math.max(this.most, this.open.size);
    });
  }
}

test('few names are looked up at once, however many are asked for, and all are', async () => {
  const destinations = new NamesOnDemand(60_000);
  const names = Array.from({ length: 40 }, (_, place) => `https://${place}.example/hook`);
  const found = Promise.all(names.map((name) => destinations.addressesOf(name)));
  const answering = setInterval(() => [...destinations.open.values()][0]?.(), 1);
  expect(await found).toEqual(names.map(() => ['198.51.100.1']));
  clearInterval(answering);
  expect(destinations.most).toBe(2);
});

test('a name that nobody answers for is unknown for now, and what stands in the address itself needs no look-up', async () => {
  const destinations = new NamesOnDemand(200);
  const slow = destinations.addressesOf('https://slow.example/hook');
  expect(await destinations.addressesOf('https://127.0.0.1/hook')).toEqual(['127.0.0.1']);
  expect(await destinations.addressesOf('nothing')).toBeUndefined();
  expect(await slow).toEqual([]);
});
