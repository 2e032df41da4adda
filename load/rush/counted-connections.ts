import type { TestingModuleBuilder } from '@nestjs/testing';
import pg from 'pg';
import { DrawingThread } from '../../api/draw/drawing-thread.ts';
import { testApi } from '../../test/harness/api.ts';
import { DrawingBoard } from '../../test/in-memory/drawing-board.ts';

/** Serves the API in this process and counts whoever asks any pool for a connection while holding one. */
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

/** A thread runs what is built: here draws are made while everybody waits. */
const drawnHere = (builder: TestingModuleBuilder) =>
  builder.overrideProvider(DrawingThread).useFactory({ factory: () => new DrawingBoard() });

/** A busy machine is slow, not wrong: only a connection that never comes is waited for so long, in milliseconds. */
const ample = 60_000;

/** Where each was asked that came while a transaction held one already. */
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
