import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { readSettings } from '../../api/process/settings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { Organizers } from '../../api/session/organizers.ts';
import { testApi } from '../harness/api.ts';
import { testCredentials } from '../harness/product.ts';

/** Serves the API in this process and counts whoever asks any pool for a connection while holding one. */
export async function openCounted(databaseUrl: string) {
  const source = await databaseAt(databaseUrl).initialize();
  const database = new Database(source);
  const counting = countSeconds(database);
  const settings = readSettings({ ...testCredentials, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });
  const log = pino({ level: process.env.LOUD ?? 'silent' });
  const api = await testApi({ settings, database, log, sessionSecret: testCredentials.SESSION_SECRET });
  await api.get(Organizers).ensure(testCredentials.ADMIN_USERNAME, testCredentials.ADMIN_PASSWORD);
  const server = await api.listen(0);
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    database,
    seconds: counting.seconds,
    close: async () => {
      await api.close();
      await source.destroy();
      counting.stop();
    },
  };
}

/** Where each was asked that came while a transaction held one already. */
function countSeconds(database: Database) {
  const seconds: string[] = [];
  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...asked: unknown[]) {
    if (database.isInTransaction) seconds.push(new Error('A second connection').stack ?? '');
    return Reflect.apply(connect, this, asked);
  } as typeof connect;
  return {
    seconds,
    stop: () => {
      pg.Pool.prototype.connect = connect;
    },
  };
}
