import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestingModuleBuilder } from '@nestjs/testing';
import pg from 'pg';
import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { DrawingThread } from '../../api/draw/drawing-thread.ts';
import { readSettings } from '../../api/process/settings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { Organizers } from '../../api/session/organizers.ts';
import { testApi } from '../harness/api.ts';
import { testCredentials } from '../harness/product.ts';
import { DrawingBoard } from '../in-memory/drawing-board.ts';

/** Serves the API in this process and counts whoever asks any pool for a connection while holding one. */
export async function openCounted(databaseUrl: string) {
  const source = await databaseAt(databaseUrl).initialize();
  const database = new Database(source);
  const counting = countSeconds(database);
  const settings = readSettings({ ...testCredentials, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });
  const log = pino({ level: process.env.LOUD ?? 'silent' });
  const opened = { settings, database, log, sessionSecret: testCredentials.SESSION_SECRET };
  const api = await testApi(opened, { replace: drawnHere });
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

/** The thread that draws is a program of the built product. */
const drawnHere = (builder: TestingModuleBuilder) =>
  builder.overrideProvider(DrawingThread).useFactory({ factory: () => new DrawingBoard() });

/** A busy machine is slow, not wrong: only a connection that never comes is waited for so long, in milliseconds. */
const ample = 60_000;

/** Where each was asked that came while a transaction held one already. */
function countSeconds(database: Database) {
  const seconds: string[] = [];
  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...asked: unknown[]) {
    if (database.isInTransaction) seconds.push(new Error('A second connection').stack ?? '');
    this.options.connectionTimeoutMillis = ample;
    return Reflect.apply(connect, this, asked);
  } as typeof connect;
  return {
    seconds,
    stop: () => {
      pg.Pool.prototype.connect = connect;
    },
  };
}
