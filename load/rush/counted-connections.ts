import type { TestingModuleBuilder } from '@nestjs/testing';
import pg from 'pg';
import { DrawingThread } from '../../api/draw/drawing-thread.ts';
import { testApi } from '../../test/harness/api.ts';
import { DrawingBoard } from '../../test/in-memory/drawing-board.ts';

/** Serves the API in this process and counts callers that request a connection of any pool while holding one. */
export async function openCounted(databaseUrl: string) {
  const api = await testApi(databaseUrl, { replace: drawnHere });
  const counting = countSeconds(api.database);
  await api.addOrganizer();
  return {
    url: await api.listen(),
    database: api.database,
    seconds: counting.seconds,
    close: async () => {
      await api.close();
      counting.stop();
    },
  };
}

/** Draws in this process instead of a thread, so that draws block everybody. */
const drawnHere = (builder: TestingModuleBuilder) =>
  builder.overrideProvider(DrawingThread).useFactory({ factory: () => new DrawingBoard() });

/** Timeout for a connection, in milliseconds: a busy machine is slow, not wrong. */
const ample = 60_000;

/** Collects the stack of each request for a connection made while a transaction holds one. */
function countSeconds(database: { readonly isInTransaction: boolean }) {
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
