import fc from 'fast-check';
import { poolSize } from '../../api/database/patience.ts';
import { type ApiDocument, type Operation, operationsOf } from '../../test/contract/operations.ts';
import { deadlocksIn } from '../../test/deep/race/deadlocks.ts';
import { type FreshDatabase, freshDatabase } from '../../test/harness/database.ts';
import { sizeOf } from '../../test/harness/size.ts';
import { broken } from '../../test/journey/invariants.ts';
import { visitorAt } from '../../test/journey/visitor.ts';
import { honestCasesOf } from '../fuzz/cases.ts';
import { endingLast, requestOf, send } from '../fuzz/fuzz.ts';
import { PlayingField } from '../fuzz/playing-field.ts';
import { openCounted } from './counted-connections.ts';

/** Ten times the size of the pool. */
const atOnce = 10 * poolSize;
const timesEach = sizeOf('writing-routes');

let fresh: FreshDatabase;
let api: Awaited<ReturnType<typeof openCounted>>;

beforeAll(async () => {
  fresh = await freshDatabase();
  api = await openCounted(fresh.url);
});

afterAll(async () => {
  await api.close();
  await fresh.drop();
});

async function writingRoutes(): Promise<readonly Operation[]> {
  const { body } = await visitorAt(api.url).get<ApiDocument>('/api/openapi.json');
  return endingLast(operationsOf(body).filter(({ method }) => method !== 'GET'));
}

/** Repeats each route, with as many routes side by side as make the whole crowd. */
async function waves(): Promise<readonly (readonly Operation[])[]> {
  const routes = await writingRoutes();
  const side = Math.max(1, Math.ceil(atOnce / timesEach));
  return Array.from({ length: Math.ceil(routes.length / side) }, (_, wave) =>
    routes.slice(wave * side, (wave + 1) * side).flatMap((route) => Array(timesEach).fill(route)),
  );
}

test('at ten times the size of the pool no writing route waits for a second connection, none is refused for a while, and no two lock each other out', async () => {
  const field = new PlayingField(api.url, fresh.query);
  const [well, failed]: [Set<string>, string[]] = [new Set(), []];
  const call = async (route: Operation, seed: number) => {
    const [one] = fc.sample(honestCasesOf(route), { numRuns: 1, seed });
    if (one === undefined) return;
    const visitor = await field.visitor(one.caller, one.device, route.path);
    const answered = await send(visitor, api.url, requestOf(route, one, field));
    if (answered === undefined || answered.status >= 500) failed.push(`${route.name}: ${answered?.status}`);
    else if (answered.status < 300) well.add(route.name);
  };
  for (const wave of await waves()) {
    await field.prepare();
    await Promise.all(wave.map(call));
  }
  expect(failed).toEqual([]);
  expect(api.seconds).toEqual([]);
  expect(await broken(fresh)).toEqual([]);
  expect(await deadlocksIn(fresh)).toEqual([]);
  const routes = await writingRoutes();
  expect(routes.length).toBeGreaterThan(80);
  expect(well.size).toBeGreaterThan(routes.length / 2);
}, 600_000);
