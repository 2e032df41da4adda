import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { ModuleMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { pino } from 'pino';
import { Organizers } from '../../api/access/organizers.ts';
import { furnish, nestOptions } from '../../api/api.ts';
import { appModule } from '../../api/app.module.ts';
import { Database } from '../../api/database/database.ts';
import { RecurringJob } from '../../api/process/recurring-job.ts';
import { readSettings } from '../../api/process/settings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import type { Opened } from '../../api/shared.module.ts';
import { newDataDir, testCredentials } from './product.mjs';

/** Differences of a test's API from the product: additional controllers, or replaced providers. */
export interface Otherwise {
  readonly controllers?: ModuleMetadata['controllers'];
  readonly replace?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** Creates the built API in this process with a database and a data folder of its own, without the sites' pages. */
export async function testApi(databaseUrl: string, otherwise: Otherwise = {}) {
  const database = new Database(await databaseAt(databaseUrl).initialize());
  const destroy = () => database.source.destroy();
  const { SESSION_SECRET: sessionSecret } = testCredentials;
  const settings = readSettings({
    ...testCredentials,
    DATABASE_URL: databaseUrl,
    DATA_DIR: newDataDir(),
    TRUST_PROXY: 'loopback',
  });
  const opened = { settings, database, log: pino({ level: 'silent' }), sessionSecret };
  const app = await assemble(opened, otherwise).catch((error) => destroy().then(() => Promise.reject(error)));
  return {
    app,
    database,
    /** Starts to listen; returns the address. */
    listen: async () => {
      const server: Server = await app.listen(0);
      if (!server.listening) await once(server, 'listening');
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    /** Creates the account of the test organizer. */
    addOrganizer: () => app.get(Organizers).ensure(testCredentials.ADMIN_USERNAME, testCredentials.ADMIN_PASSWORD),
    close: async () => {
      await app.close();
      await destroy();
    },
  };
}

async function assemble(opened: Opened, { controllers = [], replace = (builder) => builder }: Otherwise) {
  const module = await replace(Test.createTestingModule({ imports: [appModule(opened)], controllers })).compile();
  const app = module.createNestApplication<NestExpressApplication>(nestOptions(opened.log));
  // Recurring jobs are stopped, since a test may have another clock.
  for (const { instance } of app.get(DiscoveryService).getProviders())
    if (instance instanceof RecurringJob) await instance.beforeApplicationShutdown();
  return (await furnish(app, opened, tmpdir())).init();
}
