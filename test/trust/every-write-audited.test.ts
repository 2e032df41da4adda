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
  const silent: string[] = [];
  for (const { method, path } of guarded) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
    const { status } = await fetch(url + path.replace(/:\w+/g, '1'), { method, body: '{}', headers });
    expect([path, [401, 404].includes(status)]).toEqual([path, true]);
    if (!(await isNoted(`${method} ${path}`))) silent.push(`${method} ${path}`);
  }
  expect(silent).toEqual([]);
});

/** The line is written behind the answer. */
async function isNoted(call: string): Promise<boolean> {
  for (let look = 0; look < 100; look += 1) {
    const lines = await database.query(
      `select from audit where what = 'refused' and after ->> 'call' = $1 and source is not null and proved = 'nobody'`,
      [call],
    );
    if (lines.length > 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
