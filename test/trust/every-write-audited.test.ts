import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { AllowedTo } from '../../api/http/allowed-to.ts';
import { readSettings } from '../../api/process/settings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { testApi } from '../harness/api.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';
import { testCredentials } from '../harness/product.ts';

let database: FreshDatabase;
let app: NestExpressApplication;
beforeAll(async () => {
  database = await freshDatabase();
  const settings = readSettings({ ...testCredentials, DATABASE_URL: database.runningUrl, TRUST_PROXY: 'loopback' });
  const opened = new Database(await databaseAt(database.runningUrl).initialize());
  const log = pino({ level: 'silent' });
  app = await testApi({ settings, database: opened, log, sessionSecret: testCredentials.SESSION_SECRET });
  await app.listen(0);
});
afterAll(async () => {
  const { source } = app.get(Database);
  await app.close();
  await source.destroy();
  await database.drop();
});

interface Route {
  readonly method: string;
  readonly path: string;
  readonly handler: object;
}

/** Every route that writes, as the framework knows it. */
function writingRoutes(): readonly Route[] {
  const wrappers = app.get(DiscoveryService).getControllers();
  return wrappers.flatMap(({ metatype }) => {
    const prefix: string = Reflect.getMetadata('path', metatype ?? Object) ?? '';
    const prototype: object = metatype?.prototype ?? {};
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = Reflect.get(prototype, name);
      if (typeof handler !== 'function' || !Reflect.hasMetadata('method', handler)) return [];
      const method = RequestMethod[Reflect.getMetadata('method', handler)] ?? '';
      const places: readonly string[] = [Reflect.getMetadata('path', handler)].flat();
      const paths = places.map((place) => `/${prefix}/${place}`.replace(/\/+/g, '/').replace(/\/$/, ''));
      return method === 'GET' ? [] : paths.map((path) => ({ method, path, handler }));
    });
  });
}

test('every refused write of somebody who has proved nothing leaves a line with the source', async () => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const guarded = writingRoutes().filter(({ handler }) => {
    const callers: readonly string[] = Reflect.getMetadata(AllowedTo.KEY, handler) ?? [];
    return !callers.includes('anyone');
  });
  expect(guarded.length).toBeGreaterThan(40);
  const silent: string[] = [];
  for (const { method, path } of guarded) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
    const url = `http://localhost:${port}${path.replace(/:\w+/g, '1')}`;
    const { status } = await fetch(url, { method, body: '{}', headers });
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
