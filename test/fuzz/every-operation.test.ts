import { openHouse } from '../journey/house.ts';
import { fuzz } from './fuzz.ts';

const house = openHouse();

const cases = Number(process.env.FUZZ_CASES ?? 2_000);
/** The same cases each time: other ones are sought by npm run fuzz. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

test(`whatever is sent to any call is answered as the document says: seed ${seed}`, async () => {
  const { query } = house().database;
  const { findings, operations, neverWell } = await fuzz({ url: house().products[0].url, query, cases, seed });
  expect(findings).toEqual([]);
  expect(operations).toBeGreaterThan(150);
  expect(neverWell.length).toBeLessThan(operations / 2);
}, 600_000);
