import { setTimeout as wait } from 'node:timers/promises';
import { testApi } from '../harness/api.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';
import { routesIn } from '../harness/routes.ts';

let database: FreshDatabase;
let api: Awaited<ReturnType<typeof testApi>>;
beforeAll(async () => {
  database = await freshDatabase();
  api = await testApi(database.runningUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

test('every refused write of somebody who has proved nothing leaves a line with the source', async () => {
  const url = await api.listen();
  const guarded = routesIn(api.app).filter(({ method, callers }) => method !== 'GET' && !callers.includes('anyone'));
  expect(guarded.length).toBeGreaterThan(40);
  for (const { method, path } of guarded) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
    const { status } = await fetch(url + path.replace(/:\w+/g, '1'), { method, body: '{}', headers });
    expect([path, [401, 404].includes(status)]).toEqual([path, true]);
  }
  const silent = async () => {
    const noted = await notedCalls();
    return guarded.map(({ method, path }) => `${method} ${path}`).filter((call) => !noted.has(call));
  };
  // The lines are written behind the answers.
  for (let look = 0; look < 100 && (await silent()).length > 0; look += 1) await wait(20);
  expect(await silent()).toEqual([]);
});

async function notedCalls(): Promise<ReadonlySet<string>> {
  const lines = await database.query<{ call: string }>(
    `select after ->> 'call' as call from audit where what = 'refused' and source is not null and proved = 'nobody'`,
  );
  return new Set(lines.map(({ call }) => call));
}
